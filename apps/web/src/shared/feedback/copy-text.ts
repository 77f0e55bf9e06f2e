import { texts } from '@/shared/texts';
import { notify } from './notify';

const refusal = () => notify.error(texts.notCopied);

/**
 * Copies a text to the clipboard.
 * @param done reports that it was copied: a notice where it is a text
 * @param refused reports that the browser did not permit it; a notice without it
 */
export const copyText = async (text: string, done: string | (() => void), refused = refusal): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    refused();
    return;
  }
  if (typeof done === 'string') notify.short(done, 'success');
  else done();
};
