import { sessionTexts } from '@/shared/storage';
import type { Tone } from '@/shared/theme';
import type { Advice, Failure } from './failure';
import { createNotices, type Notice, type NoticeAction, type NoticeLink } from './notices';

/** Latest notices of this session. `NoticeArea` shows new ones, and the bell of the top bar lists them. */
export const notices = createNotices(sessionTexts);

/** Durations on the screen, in milliseconds (B384). */
const TOAST_MS = 5000;
const SHORT_MS = 2500;

const toast = (
  tone: Tone,
  text: string,
  more: Partial<Pick<Notice, 'advice' | 'requestId' | 'link' | 'action'>> = {},
): void => {
  notices.add({ at: new Date(), tone, text, requestId: null, stays: TOAST_MS, ...more });
};

/** Failure or refusal, or only its text. */
type ToldFailure = Pick<Failure, 'message' | 'requestId' | keyof Advice> | string;

const tellFailure = (failure: ToldFailure, more: Partial<Pick<Notice, 'link' | 'action'>>): void => {
  if (typeof failure === 'string') toast('error', failure, more);
  else {
    const { message, cause, nextStep, requestId } = failure;
    toast('error', message, { advice: { cause, nextStep }, requestId, ...more });
  }
};

/** Shows notices in the corner of the screen. A toast stays for 5 s, a short notice for 2.5 s (B384). */
export const notify = {
  /** Reports a success, with a link to the result if there is one. */
  success: (text: string, link?: NoticeLink): void => {
    toast('success', text, { link });
  },
  /** Reports a success with an action that undoes it while the notice is on the screen. */
  undoable: (text: string, action: NoticeAction): void => {
    toast('success', text, { action });
  },
  /** Reports the end of a job. The action is available while the notice is on the screen, the link also later. */
  ended: (text: string, action: NoticeAction | undefined, link: NoticeLink): void => {
    toast('success', text, { action, link });
  },
  info: (text: string, link?: NoticeLink): void => {
    toast('info', text, { link });
  },
  warning: (text: string): void => {
    toast('warning', text);
  },
  /** Reports a failure or refusal, with its request id. */
  error: (failure: ToldFailure, link?: NoticeLink): void => {
    tellFailure(failure, { link });
  },
  /** Reports a failure with an action that retries. */
  failed: (failure: ToldFailure, action: NoticeAction): void => {
    tellFailure(failure, { action });
  },
  /** Shows a message for 2.5 s (B360). */
  short: (text: string, tone: Tone = 'neutral'): void => {
    notices.add({ at: new Date(), tone, text, requestId: null, stays: SHORT_MS });
  },
} as const;
