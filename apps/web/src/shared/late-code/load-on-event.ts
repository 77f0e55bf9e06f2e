import { notify } from '@/shared/feedback';
import { lateCodeTexts as texts } from './late-code.texts';
import { openAnew } from './missing-code';
import { lookForNewerVersion } from './newer-version';

/** Notifies the person that requested code could not be fetched, and offers to reload the page. */
export const tellMissing = (): void => {
  notify.failed(texts.missing, { label: texts.openAnew, run: () => void openAnew() });
  lookForNewerVersion();
};

/**
 * Loads code for an event. When the code cannot be loaded, it notifies the person, offers to reload the page, and
 * returns undefined.
 */
export const loadOnEvent = async <Module>(load: () => Promise<Module>): Promise<Module | undefined> => {
  try {
    return await load();
  } catch {
    tellMissing();
    return undefined;
  }
};
