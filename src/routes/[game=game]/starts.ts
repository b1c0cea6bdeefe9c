/** Everything that starts a match: it brings the whole table along, which the Spielraum needs for nothing else. */
import { startDaily } from '$lib/session/daily';
import { startMission } from '$lib/session/mission';
import { startSolo } from '$lib/session/solo';

export default { startDaily, startMission, startSolo };
