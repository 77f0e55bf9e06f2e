import type { Tone } from '@/shared/theme';
import type { Failure } from './failure';
import { createNotices } from './notices';

/** Every notice of this visit; `NoticeArea` shows them and the bell of the top bar keeps them. */
export const notices = createNotices();

/** How long notices stay (B384). */
const TOAST_MS = 5000;
const SHORT_MS = 2500;

const toast = (tone: Tone, text: string, requestId: string | null = null): void => {
  notices.add({ at: new Date(), tone, text, requestId, stays: TOAST_MS });
};

/** Tells the person what happened, in the corner of the screen. A toast stays 5 s, a short notice 2.5 s (B384). */
export const notify = {
  success: (text: string): void => {
    toast('success', text);
  },
  info: (text: string): void => {
    toast('info', text);
  },
  warning: (text: string): void => {
    toast('warning', text);
  },
  /** A failure, with the id of its request; a plain text for what failed without a request. */
  error: (failure: Failure | string): void => {
    if (typeof failure === 'string') toast('error', failure);
    else toast('error', failure.message, failure.requestId);
  },
  /** A message with the button `Cerrar`, for 2.5 s (B360). */
  short: (text: string, tone: Tone = 'neutral'): void => {
    notices.add({ at: new Date(), tone, text, requestId: null, stays: SHORT_MS });
  },
} as const;
