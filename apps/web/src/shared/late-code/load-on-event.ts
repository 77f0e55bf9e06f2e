import { notify } from '@/shared/feedback';
import { lateCodeTexts as texts } from './late-code.texts';
import { openAnew } from './missing-code';
import { lookForNewerVersion } from './newer-version';

/** Reports that code is missing which somebody requested; the page may be opened anew. */
export const tellMissing = (): void => {
  notify.failed(texts.missing, { label: texts.openAnew, run: () => void openAnew() });
  lookForNewerVersion();
};

/**
 * Loads the code that an event needs. Undefined when it cannot be fetched: the person is notified, what is on the
 * screen stays, and the page may be opened anew.
 */
export const loadOnEvent = async <Module>(load: () => Promise<Module>): Promise<Module | undefined> => {
  try {
    return await load();
  } catch {
    tellMissing();
    return undefined;
  }
};
