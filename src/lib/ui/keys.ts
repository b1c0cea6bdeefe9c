/** Keys of a match: which of them are meant for the board, and where the focus may be moved from. */

/**
 * The key in lower case, or `null` where it belongs to something else: to a field, to a sheet, to the browser, to a
 * control that has used it already.
 */
export const boardKey = (event: KeyboardEvent): string | null => {
  const within = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  return within?.closest('input, dialog') ? null : event.key.toLowerCase();
};

/** A press that is held down plays once; otherwise it would go on through whatever comes next. */
export const heldDown = (event: KeyboardEvent): boolean => {
  if (!event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return false;
  const inSheet = event.target instanceof Element && event.target.closest('dialog') !== null;
  if (!inSheet) event.preventDefault();
  return true;
};

/** The focus is nowhere, or on a part that the match itself may take it from. */
export const mayMoveFocus = (isOurs: (focused: Element) => boolean): boolean => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || isOurs(focused);
};

/**
 * Closes what lies on top. Heard in the capturing phase (`onkeydowncapture`), so that the board below does not take the
 * same Escape for itself.
 */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
