import { errorOf } from '@/shared/apollo';
import type { ChangeAnswer } from '@/shared/change';
import { notify } from '@/shared/feedback';
import { texts as commonTexts } from '@/shared/texts';
import type { DownloadAnswerFragment } from './Download.generated';
import { downloadTexts as texts } from './download.texts';
import { openLink } from './open-link';

/** Asks the gateway for a link to a file: the mutation of its feature, under the alias `payload`. */
export type AskForLink = () => Promise<ChangeAnswer<DownloadAnswerFragment>>;

/**
 * Downloads a file. A link is good for one download, so each needs its own (GAP-44); the browser then does the rest by
 * itself. The reason is shown where there is no link or no file, and the page stays.
 * @param failed words for any failure, where the documents have them
 */
export const downloadFile = async (ask: AskForLink, failed?: string): Promise<void> => {
  const { data, error } = await ask().catch((thrown: unknown) => ({ data: undefined, error: thrown }));
  const payload = data?.payload;
  const again = { label: commonTexts.retry, run: () => void downloadFile(ask, failed) };
  if (payload?.download)
    openLink(payload.download.url, (reason) => notify.failed(reason ?? failed ?? texts.noFile, again));
  else {
    const reason = payload?.error ?? errorOf({ error });
    notify.failed(reason ? { ...reason, message: failed ?? reason.message } : (failed ?? texts.noLink), again);
  }
};
