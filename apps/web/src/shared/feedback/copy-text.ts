import { texts } from '@/shared/texts';
import { notify } from './notify';

const refusal = () => notify.error(texts.notCopied);

/**
 * Copies a text to the clipboard.
 * @param done notice of success, or a function that is called after it
 * @param refused called when the text cannot be copied; by default, it shows a notice
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
