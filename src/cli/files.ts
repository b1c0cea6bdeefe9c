/** Reading records from files: one record in a `.json`, one a line in a `.jsonl`, all `*.json` of a directory. */
import { createReadStream } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse, type Result } from '../lib/game/contract';
import { RECORD_LIMIT, readRecordText } from '../lib/game/record';

/** One record as found: `name` is FILE or FILE:LINE. */
export interface Found {
  readonly name: string;
  readonly raw: Result<unknown>;
}

/** Every record below `path`, in order; what cannot be read is found as a refusal. */
export async function* recordsIn(path: string): AsyncGenerator<Found> {
  const info = await stat(path).catch(() => null);
  if (info === null) yield { name: path, raw: refuse('file-missing') };
  else if (info.isDirectory()) {
    for (const name of (await readdir(path)).filter((name) => name.endsWith('.json')).sort()) {
      const inside = join(path, name);
      const isFolder = (await stat(inside).catch(() => null))?.isDirectory() ?? false;
      if (!isFolder) yield* recordsIn(inside);
    }
  } else if (path.endsWith('.jsonl')) yield* linesOf(path);
  else if (info.size > RECORD_LIMIT) yield { name: path, raw: tooLarge() };
  else {
    const text = await readFile(path, 'utf8').catch(() => null);
    yield { name: path, raw: text === null ? refuse('file-missing') : readRecordText(text) };
  }
}

const tooLarge = () => refuse('record-too-large', { limit: RECORD_LIMIT / 1024 / 1024 });

/** The records of a `.jsonl`; only a line feed ends a line, and a line above the limit is not kept. */
async function* linesOf(path: string): AsyncGenerator<Found> {
  let number = 1;
  let rest = '';
  let overlong = false;
  const found = (line: string): Found | null => {
    const name = `${path}:${number}`;
    if (overlong) return { name, raw: tooLarge() };
    return line.trim() === '' ? null : { name, raw: readRecordText(line) };
  };
  try {
    for await (const chunk of createReadStream(path, 'utf8')) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const record = found(line);
        if (record !== null) yield record;
        number += 1;
        overlong = false;
      }
      if (rest.length > RECORD_LIMIT) {
        overlong = true;
        rest = '';
      }
    }
  } catch {
    yield { name: path, raw: refuse('file-missing') };
    return;
  }
  const last = found(rest);
  if (last !== null) yield last;
}
