import { createActions, type ActionRule } from '../action-rules.ts';
import type { GatewayBatchParent } from './service-payment.mappers.ts';
import { reasons, type ReasonCode } from './service-payment.texts.ts';

/** Every action of a gateway batch by its name (B119, B200, CON-26). */
const rules = {
  conciliate: {
    permission: 'GATEWAY_BATCH_CONCILIATE_BATCH',
    refusal: ({ state }) => {
      if (state === 'PENDING') return undefined;
      return state === 'OPEN' ? 'still_open' : state === 'UNKNOWN' ? 'not_pending' : 'already_done';
    },
  },
} as const satisfies Readonly<Record<string, ActionRule<GatewayBatchParent, ReasonCode>>>;

/** Name of an action of a gateway batch. */
export type GatewayBatchAction = keyof typeof rules;

/** Asked by the mutation and by the screen. */
export const gatewayBatchActions = createActions<GatewayBatchParent, GatewayBatchAction, ReasonCode>(rules, reasons);
