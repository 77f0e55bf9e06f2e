import { useEffect, useEffectEvent, useRef } from 'react';
import { notify, type NoticeLink } from '@/shared/feedback';
import { refusalOf, type ChangeOutcome } from './change-outcome';
import { changeTexts } from './change.texts';

/** Outcome of a change that was not made, or of which nobody knows. */
type Undone = Exclude<ChangeOutcome<unknown>, { readonly kind: 'done' }>;

/** Reports the outcome of a change whose form is gone, with the way to what it was about. */
export const reportLate = (outcome: Undone, link: NoticeLink): void => {
  switch (outcome.kind) {
    case 'refused':
      notify.error(refusalOf(outcome), link);
      break;
    case 'rejected': {
      const { rejection } = outcome;
      notify.error({ ...rejection, message: changeTexts.rejectedReason(rejection.reason), requestId: null }, link);
      break;
    }
    case 'failed':
      notify.error(outcome.failure, link);
      break;
    case 'unknown': {
      // the failure's own words may be to try again, which is another change by now
      const { cause, requestId } = outcome.failure;
      notify.error({ message: changeTexts.unknownTitle, cause, nextStep: changeTexts.lookFirst, requestId }, link);
    }
  }
};

/**
 * Follows a change beyond its form: what is left without an answer is reported in a notice, which leads to what it was
 * about.
 * @param seenAt address at which the person sees if it was made
 * @returns what finds that link once the form is gone; undefined while the form itself can show it
 */
export const useLate = (
  state: Undone | { readonly kind: 'idle' | 'sending' },
  seenAt: string,
): (() => NoticeLink | undefined) => {
  const link: NoticeLink = { to: seenAt, label: changeTexts.look };
  const mounted = useRef(true);
  const reportUnknown = useEffectEvent(() => {
    if (state.kind === 'unknown') reportLate(state, link);
  });
  useEffect(function trackMounted() {
    mounted.current = true;
    return () => {
      mounted.current = false;
      reportUnknown();
    };
  }, []);
  return () => (mounted.current ? undefined : link);
};
