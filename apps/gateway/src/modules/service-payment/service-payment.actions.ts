import { actionsOf } from '../../module-kit/change/action-rules.ts';
import type { GatewayBatchParent } from './service-payment.mappers.ts';
import { reasons } from './service-payment.texts.ts';

/** Rules of the actions of a gateway batch (B119, B200, CON-26). */
export const gatewayBatchActions = actionsOf<GatewayBatchParent>()(reasons, {
  conciliate: {
    permission: 'GATEWAY_BATCH_CONCILIATE_BATCH',
    refusal: ({ state }) => {
      if (state === 'PENDING') return undefined;
      return state === 'OPEN' ? 'still_open' : state === 'UNKNOWN' ? 'not_pending' : 'already_done';
    },
  },
});
