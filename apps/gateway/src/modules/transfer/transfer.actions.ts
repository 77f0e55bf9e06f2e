import { createActions, type ActionRule } from '../action-rules.ts';
import type { TransferParent } from './transfer.mappers.ts';
import { reasons, type ReasonCode } from './transfer.texts.ts';

/** Every action of a transfer by its name (B167). */
const rules = {
  conciliate: {
    permission: 'TRANSFER_UPDATE',
    refusal: ({ status, paymentId }) => {
      if (status !== 'PENDING') return 'not_pending';
      return paymentId === null ? 'without_payment' : undefined;
    },
  },
} as const satisfies Readonly<Record<string, ActionRule<TransferParent, ReasonCode>>>;

/** Name of an action of a transfer. */
export type TransferAction = keyof typeof rules;

/** Asked by the mutation and by the screen. */
export const transferActions = createActions<TransferParent, TransferAction, ReasonCode>(rules, reasons);
