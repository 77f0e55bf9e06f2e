import type { Advice, Failure } from '@/shared/feedback';

/** Milliseconds that a frame stays for the answer of the server; a link is good for as long (GAP-44). */
const KEPT_MS = 5 * 60_000;

type Refusal = Pick<Failure, 'message' | 'requestId' | keyof Advice>;

/** The reason that the page of a refused link states; nothing when the page is the browser's own. */
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
 * Opens the link of a file, which the browser then saves by itself. A frame of its own goes there: where the page
 * itself went, some browsers would end every request that is on its way, and a refused link would take its place.
 * @param onRefused called with the reason when a page came in the place of the file
 */
export const openLink = (url: string, onRefused: (reason: Refusal | undefined) => void): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = url;
  frame.src = url;
  const end = setTimeout(() => frame.remove(), KEPT_MS);
  // a file that is saved loads nothing into the frame
  frame.addEventListener('load', () => {
    clearTimeout(end);
    const reason = readRefusal(frame);
    frame.remove();
    onRefused(reason);
  });
  document.body.append(frame);
};
