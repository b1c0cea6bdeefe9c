/** Which guides were seen on this device, kept in the browser's storage; without it they show every time. */

export interface GuideStep {
  /** Selector of the part of the screen that the step is about. */
  readonly at: string;
  readonly text: string;
}

const keyOf = (name: string): string => `speedtisch-guide-${name}`;

export const wasSeen = (name: string): boolean => {
  try {
    return localStorage.getItem(keyOf(name)) !== null;
  } catch {
    return false;
  }
};

export const noteSeen = (name: string): void => {
  try {
    localStorage.setItem(keyOf(name), 'seen');
  } catch {
    // Nothing can be kept here; the guide comes again with the next match.
  }
};
