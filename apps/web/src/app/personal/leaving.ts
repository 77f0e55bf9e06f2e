import { localTexts, sessionTexts } from '@/shared/storage';
import { forgetTheme } from '@/shared/theme';

/** Key prefix of the explorer, which has the same origin. Its stored operations are removed at sign-out. */
const OF_EXPLORER = 'explorer:';

let leave: (() => Promise<boolean>) | undefined;

/**
 * Sets the task that removes, at sign-out, the choices that the gateway stores. It resolves with false, and removes
 * nothing, if the gateway lacks one.
 * @returns function that removes the task
 */
export const setLeaving = (next: () => Promise<boolean>): (() => void) => {
  leave = next;
  return () => {
    leave = undefined;
  };
};

/**
 * Removes from this browser the session storage and the explorer's keys. If the gateway has all choices that follow the
 * person, they and the theme are removed, too. Choices that the gateway never stores always stay.
 */
export const leaveBrowser = async (): Promise<void> => {
  const isKept = await leave?.().catch(() => false);
  if (isKept) forgetTheme();
  sessionTexts.clear();
  localTexts.removeUnder(OF_EXPLORER);
};
