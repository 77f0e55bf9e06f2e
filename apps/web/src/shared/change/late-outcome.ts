import { useEffect, useEffectEvent, useRef } from 'react';
import { notify, type NoticeLink } from '@/shared/feedback';
import { refusalOf, type ChangeOutcome } from './change-outcome';
import { changeTexts } from './change.texts';

/** Outcome of a change that was not made, or may not have been made. */
type Undone = Exclude<ChangeOutcome<unknown>, { readonly kind: 'done' }>;

/** Reports such an outcome in a notice, with a link to the record, after the form of the change was closed. */
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
      // the failure's own text may suggest a retry, which would now be another change
      const { cause, requestId } = outcome.failure;
      notify.error({ message: changeTexts.unknownTitle, cause, nextStep: changeTexts.lookFirst, requestId }, link);
    }
  }
};

/**
 * Hook that reports a change whose form was closed. If the outcome is unknown when the form closes, a notice links to
 * the record.
 * @param seenAt address where the person can check the outcome
 * @returns function that returns the link after the form was closed, and undefined while the form is open
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
