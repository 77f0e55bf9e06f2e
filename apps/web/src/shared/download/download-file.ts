import { errorOf } from '@/shared/apollo';
import type { ChangeAnswer } from '@/shared/change';
import { notify } from '@/shared/feedback';
import { texts as commonTexts } from '@/shared/texts';
import type { DownloadAnswerFragment } from './Download.generated';
import { downloadTexts as texts } from './download.texts';
import { openLink } from './open-link';

/** Requests a link to a file from the gateway: a mutation of the feature whose root field has the alias `payload`. */
export type AskForLink = () => Promise<ChangeAnswer<DownloadAnswerFragment>>;

/**
 * Downloads a file. Each download requests a link of its own, because a link works once (GAP-44). A failure is shown in
 * a notice, and the page stays.
 * @param failed message that the specification prescribes for a failure. If the server refuses the opened link and
 * gives a reason, this reason is shown instead
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
