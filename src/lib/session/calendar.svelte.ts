/** Which day it is, for screens that stay open over midnight. */
import { dayOf, type Day } from '../game/day';

/** Milliseconds until the next day begins here; on days whose clocks change, that is no multiple of hours. */
const untilTomorrow = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

class Calendar {
  /** `null` until a page runs: pages are drawn before, on no particular day. */
  today = $state<Day | null>(null);

  /** Follows the clock of the device; the result ends it. */
  start(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const now = new Date();
      this.today = dayOf(now);
      clearTimeout(timer);
      timer = setTimeout(look, untilTomorrow(now) + 50);
    };
    // A device that slept, or whose clock was set, has not kept the timer.
    const seen = (): void => {
      if (!document.hidden) look();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', seen);
    look();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', seen);
    };
  }
}

export const calendar = new Calendar();
