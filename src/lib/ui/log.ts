/** Data of the "Verlauf" and the small tool that finds names in a sentence. */
export type LogEntry<Mark = never> = {
  readonly id: number | string;
  /** Seat colour 0…3; `null` for the table itself. */
  readonly seat: number | null;
  readonly die?: number | undefined;
  /** What the line is about, for a small picture before the sentence; the game draws it. */
  readonly mark?: Mark | undefined;
  readonly text: string;
  /** The whole of it for those who do not see the picture; the sentence itself unless given. */
  readonly said?: string | undefined;
};

export type LogPart = { readonly text: string; readonly bold: boolean };

const LETTER = /[\p{L}\p{N}]/u;

/** Cuts a sentence at whole names, so that they can be set in bold. Longer names win. */
export function splitNames(text: string, names: readonly string[]): LogPart[] {
  const sorted = names.filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const parts: LogPart[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const before = at === 0 ? '' : text.charAt(at - 1);
    const found = LETTER.test(before)
      ? undefined
      : sorted.find((name) => rest.startsWith(name) && !LETTER.test(rest.charAt(name.length)));
    if (found === undefined) {
      plain += text.charAt(at);
      at += 1;
      continue;
    }
    if (plain !== '') parts.push({ text: plain, bold: false });
    parts.push({ text: found, bold: true });
    plain = '';
    at += found.length;
  }
  if (plain !== '') parts.push({ text: plain, bold: false });
  return parts;
}
