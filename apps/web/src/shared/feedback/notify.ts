import { closeSnackbar, enqueueSnackbar } from 'notistack';
import type { Tone } from '@/shared/theme';
import type { Failure } from './failure';
import { createNoticeHistory } from './notice-history';

/** Every notice of this visit; the bell of the top bar shows them. */
export const noticeHistory = createNoticeHistory();

/** How long notices stay (B384). */
const TOAST_MS = 5000;
const SHORT_MS = 2500;

/** Properties that reach `NoticeContent` through notistack. */
export interface NoticeProps {
  readonly tone: Tone;
  readonly text: string;
  readonly requestId: string | null;
  readonly milliseconds: number;
}

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    error: false;
    success: false;
    warning: false;
    info: false;
    // notistack asks for an index signature, which a mapped type has and an interface has not
    notice: Pick<NoticeProps, keyof NoticeProps>;
  }
}

const show = (notice: NoticeProps): void => {
  const { tone, text, requestId } = notice;
  noticeHistory.add({ at: new Date(), tone, text, requestId });
  // `NoticeContent` keeps the time itself, because it has to stop while the notice has the focus
  enqueueSnackbar({ ...notice, variant: 'notice', persist: true });
};

/** Tells the person what happened, in the corner of the screen. A toast stays 5 s, a short notice 2.5 s (B384). */
export const notify = {
  success: (text: string): void => {
    show({ tone: 'success', text, requestId: null, milliseconds: TOAST_MS });
  },
  info: (text: string): void => {
    show({ tone: 'info', text, requestId: null, milliseconds: TOAST_MS });
  },
  warning: (text: string): void => {
    show({ tone: 'warning', text, requestId: null, milliseconds: TOAST_MS });
  },
  /** A failure, with the id of its request; a plain text for what failed without a request. */
  error: (failure: Failure | string): void => {
    const [text, requestId] = typeof failure === 'string' ? [failure, null] : [failure.message, failure.requestId];
    show({ tone: 'error', text, requestId, milliseconds: TOAST_MS });
  },
  /** A message with the button `Cerrar`, for 2.5 s (B360). */
  short: (text: string, tone: Tone = 'neutral'): void => {
    show({ tone, text, requestId: null, milliseconds: SHORT_MS });
  },
} as const;

/** Takes every notice off the screen; the history keeps them. */
export const dismissNotices = (): void => {
  closeSnackbar();
};
