import { useEffect } from 'react';
import { notify } from '@/shared/feedback';
import type { ChangeState } from './use-change';

/** Shows a refused, failed or unknown change in a short notice too, when `isWanted` is true (B360, B361). */
export const useFailureNotice = (state: ChangeState<unknown>, isWanted: boolean): void =>
  useEffect(
    function tellFailure() {
      if (!isWanted) return;
      if (state.kind === 'refused') notify.short(state.refusal.message, 'error');
      if (state.kind === 'failed' || state.kind === 'unknown') notify.short(state.failure.message, 'error');
    },
    [state, isWanted],
  );
