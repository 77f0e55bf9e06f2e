import { sessionTexts } from '@/shared/storage';
import type { Tone } from '@/shared/theme';
import type { Advice, Failure } from './failure';
import { createNotices, type Notice, type NoticeAction, type NoticeLink } from './notices';

/** Every notice of this session; `NoticeArea` shows them and the bell of the top bar keeps them. */
export const notices = createNotices(sessionTexts);

/** Times on the screen, in milliseconds (B384). */
const TOAST_MS = 5000;
const SHORT_MS = 2500;

const toast = (
  tone: Tone,
  text: string,
  more: Partial<Pick<Notice, 'advice' | 'requestId' | 'link' | 'action'>> = {},
): void => {
  notices.add({ at: new Date(), tone, text, requestId: null, stays: TOAST_MS, ...more });
};

/** A failure or a refusal; a plain text where nothing more is known. */
type ToldFailure = Pick<Failure, 'message' | 'requestId' | keyof Advice> | string;

const tellFailure = (failure: ToldFailure, more: Partial<Pick<Notice, 'link' | 'action'>>): void => {
  if (typeof failure === 'string') toast('error', failure, more);
  else {
    const { message, cause, nextStep, requestId } = failure;
    toast('error', message, { advice: { cause, nextStep }, requestId, ...more });
  }
};

/**
 * Notifies the person of what happened, in the corner of the screen. A toast stays 5 s, a short notice 2.5 s (B384).
 */
export const notify = {
  /** Reports a success, with a link to its result. */
  success: (text: string, link?: NoticeLink): void => {
    toast('success', text, { link });
  },
  /** Reports a success that can be taken back for as long as the notice stays. */
  undoable: (text: string, action: NoticeAction): void => {
    toast('success', text, { action });
  },
  /** Reports the end of a job: an action for as long as the notice stays, and a link for later. */
  ended: (text: string, action: NoticeAction | undefined, link: NoticeLink): void => {
    toast('success', text, { action, link });
  },
  info: (text: string, link?: NoticeLink): void => {
    toast('info', text, { link });
  },
  warning: (text: string): void => {
    toast('warning', text);
  },
  /** Reports a failure or a refusal, with the id of its request. */
  error: (failure: ToldFailure, link?: NoticeLink): void => {
    tellFailure(failure, { link });
  },
  /** Reports the failure of what can be tried again from the notice. */
  failed: (failure: ToldFailure, action: NoticeAction): void => {
    tellFailure(failure, { action });
  },
  /** A message with the button `Cerrar`, for 2.5 s (B360). */
  short: (text: string, tone: Tone = 'neutral'): void => {
    notices.add({ at: new Date(), tone, text, requestId: null, stays: SHORT_MS });
  },
} as const;
