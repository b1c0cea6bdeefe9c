/**
 * Curves of time for what is moved by script. They are those of `styles/tokens.css` (a test compares them): asking the
 * page for them would make it work out its styles in the frame in which a card is pressed.
 */
export const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
export const EASE_IN = 'cubic-bezier(0.5, 0, 0.9, 0.4)';
