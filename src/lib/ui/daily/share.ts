/** Hands a text to the device: to its sheet for sharing where there is one, else to the clipboard. */

/** `left`: the person closed the sheet again. */
export type Shared = 'shared' | 'copied' | 'left' | 'failed';

/** The parts of a browser that this needs; some have only one of them. */
export interface Sharer {
  readonly share?: (data: { text: string }) => Promise<void>;
  readonly clipboard?: { writeText(text: string): Promise<void> };
}

export const shareText = async (text: string, sharer: Sharer): Promise<Shared> => {
  if (sharer.share !== undefined) {
    try {
      await sharer.share({ text });
      return 'shared';
    } catch (error) {
      if ((error as { name?: unknown } | null)?.name === 'AbortError') return 'left';
      // A device without anything to share with: the clipboard is left.
    }
  }
  try {
    // Missing where the page came over plain HTTP.
    if (sharer.clipboard === undefined) return 'failed';
    await sharer.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
};
