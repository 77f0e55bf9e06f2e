import { localTexts, sessionTexts } from '@/shared/storage';
import { forgetTheme } from '@/shared/theme';

/** Key prefix of the explorer, which has the same origin. Its stored operations are removed at sign-out. */
const OF_EXPLORER = 'explorer:';

let leave: (() => Promise<boolean>) | undefined;

/**
 * Sets the task that runs at sign-out. It resolves with true if the gateway stores all choices.
 * @returns function that removes the task
 */
export const setLeaving = (next: () => Promise<boolean>): (() => void) => {
  leave = next;
  return () => {
    leave = undefined;
  };
};

/**
 * Removes a person's data from this browser: the session storage, the explorer's keys and the choices. The choices stay
 * unless the gateway stores all of them.
 */
export const leaveBrowser = async (): Promise<void> => {
  const isKept = await leave?.().catch(() => false);
  if (isKept) forgetTheme();
  sessionTexts.clear();
  localTexts.removeUnder(OF_EXPLORER);
};
