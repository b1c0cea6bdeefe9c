/** Going from one thing that can be asked about to the next. Subjects are plain JSON, written in one order of keys. */

/** The next or previous of `all`, round and round; what is no longer there starts from the beginning. */
export const neighbour = <T>(all: readonly T[], about: T, step: 1 | -1): T => {
  const written = JSON.stringify(about);
  const at = all.findIndex((subject) => JSON.stringify(subject) === written);
  const next = at < 0 ? 0 : (at + step + all.length) % all.length;
  return all[next] ?? about;
};
