import { errorOf } from '@/shared/apollo';
import type { ChangeAnswer } from '@/shared/change';
import { notify } from '@/shared/feedback';
import type { DownloadAnswerFragment } from './Download.generated';
import { downloadTexts as texts } from './download.texts';

/** Asks the gateway for a link to a file: the mutation of its feature, under the alias `payload`. */
export type AskForLink = () => Promise<ChangeAnswer<DownloadAnswerFragment>>;

/**
 * Downloads a file. A link is good for one download, so each needs its own (GAP-44); the browser then does the rest by
 * itself, because what it goes to is an attachment and the page stays. Why there is no link is told.
 * @param failed words for any failure, where the documents have them
 */
export const downloadFile = async (ask: AskForLink, failed?: string): Promise<void> => {
  const { data, error } = await ask().catch((thrown: unknown) => ({ data: undefined, error: thrown }));
  const payload = data?.payload;
  if (payload?.download) window.location.assign(payload.download.url);
  else {
    const reason = payload?.error ?? errorOf({ error });
    notify.error(reason ? { ...reason, message: failed ?? reason.message } : (failed ?? texts.noLink));
  }
};
