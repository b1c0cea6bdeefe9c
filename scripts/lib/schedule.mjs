/**
 * Runs stages two at a time, as many as a small machine has cores. A failing stage
 * stops only those that need it.
 */

const WIDTH = 2;

const ready = (stage, done) => (stage.needs ?? []).every((name) => done.get(name)?.failed === 0);
const hopeless = (stage, done) =>
  (stage.needs ?? []).some((name) => done.has(name) && done.get(name).failed !== 0);

/**
 * @param {readonly Stage[]} stages
 * @param {(stage: Stage, result: Result) => void} tell called as each one ends
 * @returns {Promise<Map<string, Result>>}
 * @typedef {{ name: string, needs?: string[], alone?: boolean, run: () => Promise<Result> }} Stage
 * @typedef {{ passed: number, failed: number, seconds: number, output: string, skipped?: true }} Result
 */
export const schedule = async (stages, tell) => {
  const done = new Map();
  const waiting = [...stages];
  const running = new Map();

  const end = (stage, result) => {
    done.set(stage.name, result);
    tell(stage, result);
  };

  const begin = (stage) => {
    const started = performance.now();
    const work = stage
      .run()
      .catch((error) => ({ passed: 0, failed: 1, output: String(error.stack) }))
      .then((result) => {
        running.delete(stage.name);
        end(stage, { ...result, seconds: (performance.now() - started) / 1000 });
      });
    running.set(stage.name, work);
  };

  const next = () =>
    waiting.findIndex((stage) => ready(stage, done) && (!stage.alone || running.size === 0));

  while (waiting.length > 0 || running.size > 0) {
    for (const stage of waiting.filter((candidate) => hopeless(candidate, done))) {
      waiting.splice(waiting.indexOf(stage), 1);
      end(stage, { passed: 0, failed: 0, seconds: 0, output: '', skipped: true });
    }
    const alone = stages.some((stage) => stage.alone && running.has(stage.name));
    const index = running.size < WIDTH && !alone ? next() : -1;
    if (index >= 0) begin(waiting.splice(index, 1)[0]);
    else if (running.size > 0) await Promise.race(running.values());
  }
  return done;
};
