/** What the app does by itself, after a moment that can be seen, and never behind something that is open. */

const LOOK_AGAIN_MS = 250;

/** A dialog or a note is open, or nobody looks at the page. */
export const busy = (): boolean =>
  document.hidden || document.querySelector('dialog[open], [data-note]') !== null;

/** Calls `then` once after `ms`, or later when the screen is free again; the returned function cancels. */
export const whenCalm = (then: () => void, ms: number, isBusy = busy): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const look = (): void => {
    if (isBusy()) timer = setTimeout(look, LOOK_AGAIN_MS);
    else then();
  };
  timer = setTimeout(look, ms);
  return () => clearTimeout(timer);
};
