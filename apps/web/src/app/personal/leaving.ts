import { localTexts, sessionTexts } from '@/shared/storage';
import { forgetTheme } from '@/shared/theme';

/** Beginning of the keys of the explorer, which has the same origin: a person's operations stay in no browser. */
const OF_EXPLORER = 'explorer:';

let leave: (() => Promise<boolean>) | undefined;

/** Says what is done when the person signs out. @returns how to take it back */
export const setLeaving = (next: () => Promise<boolean>): (() => void) => {
  leave = next;
  return () => {
    leave = undefined;
  };
};

/** Leaves nothing of a person for the next: neither what this tab remembers, nor what the gateway keeps, too. */
export const leaveBrowser = async (): Promise<void> => {
  const isKept = await leave?.().catch(() => false);
  if (isKept) forgetTheme();
  sessionTexts.clear();
  localTexts.removeUnder(OF_EXPLORER);
};
