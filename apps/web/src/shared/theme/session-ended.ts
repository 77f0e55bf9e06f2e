/** Class inside the dialog that asks to sign in again. */
export const SESSION_ENDED = 'session-ended';

/** Everything but that dialog stays where it is, with what was typed, and is neither seen nor read nor printed. */
export const sessionEnded = {
  [`body:has(.${SESSION_ENDED}) > :not(:has(.${SESSION_ENDED}))`]: { visibility: 'hidden !important' },
};
