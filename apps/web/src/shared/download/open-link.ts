import type { Advice, Failure } from '@/shared/feedback';

/** Milliseconds for which the iframe waits for the server. A link is valid for the same time (GAP-44). */
const KEPT_MS = 5 * 60_000;

type Refusal = Pick<Failure, 'message' | 'requestId' | keyof Advice>;

/** Reads the reason from the page of a refused link; undefined when the browser shows a page of its own. */
const readRefusal = (frame: HTMLIFrameElement): Refusal | undefined => {
  const {
    message,
    cause = null,
    nextStep = null,
    requestId = '',
  } = frame.contentDocument?.querySelector('main')?.dataset ?? {};
  return message === undefined ? undefined : { message, cause, nextStep, requestId };
};

/**
 * Opens the link of a file, which the browser then saves. The link is opened in a hidden iframe. If the page itself
 * navigated, some browsers would abort its pending requests, and a refused link would replace the page.
 * @param onRefused called when a page loads instead of the file; the reason is undefined when the page does not tell
 * one
 */
export const openLink = (url: string, onRefused: (reason: Refusal | undefined) => void): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = url;
  frame.src = url;
  const end = setTimeout(() => frame.remove(), KEPT_MS);
  // a saved file fires no load event in the iframe
  frame.addEventListener('load', () => {
    clearTimeout(end);
    const reason = readRefusal(frame);
    frame.remove();
    onRefused(reason);
  });
  document.body.append(frame);
};
