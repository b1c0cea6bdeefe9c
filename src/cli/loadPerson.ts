/** One of many people of a load test: says what the app would say, and reads no more than it has to. */
import { freshId } from '../lib/session/clock';
import { nodeDial } from '../broker/dial';
import { BEAT_EVERY, type LobbyRequest, type TableInfo } from '../lib/link/lobby/messages';
import type { DialledLine } from '../lib/link/lobby/dial';

export class LoadPerson {
  readonly #at: string;
  readonly #number: number;
  readonly #isHost: boolean;
  readonly #secret = freshId();
  #lobby: DialledLine | null = null;
  #peer: DialledLine | null = null;
  #heard: (text: string) => void = () => undefined;
  #joined: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(at: string, number: number, isHost: boolean) {
    this.#at = at;
    this.#number = number;
    this.#isHost = isHost;
  }

  /** Waits until every one of `people` was told something with this text in it; when each was. */
  static watch(text: string, people: readonly LoadPerson[]): Promise<readonly number[]> {
    return Promise.all(
      people.map(
        (person) =>
          new Promise<number>((resolve) => {
            person.#heard = (report) => {
              if (report.includes(text)) resolve(performance.now());
            };
          }),
      ),
    );
  }

  /** Is in when it has the list of tables and people, and a host's table is open. */
  async join(): Promise<void> {
    const peer = `load${this.#number}`;
    if (this.#isHost) this.#peer = await this.#openPeer(peer);
    await this.#openLobby(
      this.#isHost ? ['"type":"picture"', '"type":"opened"'] : ['"type":"picture"'],
    );
    this.rename(`Person ${this.#number}`);
    this.#say({ type: 'watch', id: 2, on: true });
    if (this.#isHost) this.#say({ type: 'open', id: 3, table: tableOf(peer), again: null });
    await this.#joined;
    this.#timer = setInterval(() => {
      this.#say({ type: 'beat' });
      this.#peer?.send('{"type":"HEARTBEAT"}');
    }, BEAT_EVERY);
  }

  rename(name: string): void {
    this.#say({ type: 'hello', id: 1, secret: this.#secret, person: { name, avatar: '🦕' } });
  }

  leave(): void {
    clearInterval(this.#timer);
    this.#lobby?.close();
    this.#peer?.close();
  }

  #say(request: LobbyRequest): void {
    this.#lobby?.send(JSON.stringify(request));
  }

  /** Opens the line; `#joined` resolves when all of `wanted` have been heard. */
  #openLobby(wanted: readonly string[]): Promise<void> {
    return new Promise((opened, failed) => {
      this.#joined = new Promise((joined, lost) => {
        let missing = wanted;
        this.#heard = (report) => {
          missing = missing.filter((type) => !report.includes(type));
          if (missing.length === 0) joined();
        };
        this.#lobby = nodeDial(`ws://${this.#at}/lobby`, {
          opened,
          heard: (text) => this.#heard(text),
          closed: (code) => {
            const error = new Error(`The lobby closed a line: ${code}.`);
            failed(error);
            lost(error);
          },
        });
      });
    });
  }

  #openPeer(id: string): Promise<DialledLine> {
    return new Promise((resolve, reject) => {
      const url = `ws://${this.#at}/peerjs/peerjs?key=peerjs&id=${id}&token=load`;
      const line = nodeDial(url, {
        opened: () => undefined,
        heard: () => resolve(line),
        closed: (code) => reject(new Error(`Signalling closed a line: ${code}.`)),
      });
    });
  }
}

const tableOf = (peer: string): TableInfo => ({
  game: 'speedsaurus',
  name: 'Feierabend',
  seats: 6,
  taken: 1,
  options: { mode: 'single' },
  spectators: true,
  playing: false,
  listed: true,
  peer,
});
