/** Wrong words on a command line: one clear line on standard error and exit status 2, nothing else done. */

export class UsageError extends Error {}

/** The system refused something: a full disk, a file that went away. Its own words say what. */
const isRefusedBySystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Runs a command; its number is the exit status. */
export const main = async (command: () => Promise<number>): Promise<void> => {
  // A reader that has seen enough (`… | head`) is no fault.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(process.exitCode);
    });
  try {
    process.exitCode = await command();
  } catch (error) {
    const wrongWords =
      error instanceof UsageError ||
      (error instanceof TypeError &&
        'code' in error &&
        String(error.code).startsWith('ERR_PARSE_ARGS'));
    if (!wrongWords && !isRefusedBySystem(error)) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = wrongWords ? 2 : 1;
  }
};

/** `--seed -5` as well as `--seed=-5`: a negative number is a value, never a flag. */
export const joinNegative = (args: readonly string[]): string[] =>
  args.reduce<string[]>((joined, word) => {
    const flag = joined.at(-1);
    return /^-\d/.test(word) && flag !== undefined && /^--[\w-]+$/.test(flag)
      ? [...joined.slice(0, -1), `${flag}=${word}`]
      : [...joined, word];
  }, []);

/** A whole number of at least `min` from the command line. */
export const wholeNumber = (name: string, text: string | undefined, min: number): number => {
  const value = Number(text);
  if (text === undefined || !/^-?\d+$/.test(text) || !Number.isSafeInteger(value) || value < min)
    throw new UsageError(`--${name} takes a whole number of at least ${min}`);
  return value;
};

/** JSON from the command line. */
export const jsonWord = (name: string, text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    throw new UsageError(`--${name} takes JSON`);
  }
};

/** Writes one line, waiting where the reader is slower than the writer. */
export const printLine = async (line: string): Promise<void> => {
  if (!process.stdout.write(`${line}\n`))
    await new Promise<void>((resolve) => process.stdout.once('drain', resolve));
};
