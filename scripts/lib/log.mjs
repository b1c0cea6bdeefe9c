/** What the set-up says goes to stderr: stdout belongs to the command itself. */
export const log = (text) => process.stderr.write(`${text}\n`);

/** Stops with a sentence instead of a stack trace. */
export const fail = (text) => {
  log(text);
  process.exit(1);
};
