import { createActions, type ActionRule } from '../action-rules.ts';
import type { WithdrawalParent } from './withdrawal.mappers.ts';
import { reasons, type ReasonCode } from './withdrawal.texts.ts';

/** Every action of a withdrawal by its name (B176). */
const rules = {
  authorize: {
    permission: 'WITHDRAWAL_AUTHORIZE',
    refusal: ({ status, destination }) => {
      if (status !== 'PENDING_AUTHORIZATION') return 'not_pending';
      return destination.isValid ? undefined : 'destination_invalid';
    },
    barrier: ({ requestedBy }, { isOwnRequest }) => (isOwnRequest(requestedBy) ? 'own_request' : undefined),
  },
  reject: {
    permission: 'WITHDRAWAL_AUTHORIZE',
    refusal: ({ status }) => (status === 'PENDING_AUTHORIZATION' ? undefined : 'not_pending'),
  },
} as const satisfies Readonly<Record<string, ActionRule<WithdrawalParent, ReasonCode>>>;

/** Name of an action of a withdrawal. */
export type WithdrawalAction = keyof typeof rules;

/** Asked by the mutations and by the screen. */
export const withdrawalActions = createActions<WithdrawalParent, WithdrawalAction, ReasonCode>(rules, reasons);
