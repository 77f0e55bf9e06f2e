import { useEffect } from 'react';
import { notify } from '@/shared/feedback';
import type { EntityAction } from './entity-action';
import type { ChangeState } from './use-change';

/** Tells in a short notice, too, why a change was not made (B360, B361). */
export const useFailureNotice = (state: ChangeState<unknown>): void =>
  useEffect(
    function tellFailure() {
      if (state.kind === 'refused') notify.short(state.refusal.message, 'error');
      if (state.kind === 'failed' || state.kind === 'unknown') notify.short(state.failure.message, 'error');
    },
    [state],
  );

/** The same action, whose failure is told in a notice, too. */
export const withFailureNotice = <Entity, Current>(
  action: EntityAction<Entity, Current>,
): EntityAction<Entity, Current> => ({
  danger: action.danger,
  useAction: (...given) => {
    const running = action.useAction(...given);
    useFailureNotice(running.change.state);
    return running;
  },
});
