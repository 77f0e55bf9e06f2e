import { collectorsList } from '@/features/collectors';
import { exportsList } from '@/features/exports';
import { defaultGatewaysList, gatewaysList } from '@/features/gateways';
import { payerReferencesList } from '@/features/payer-references';
import { payersList } from '@/features/payers';
import { paymentsList } from '@/features/payments';
import { promotionsList } from '@/features/promotions';
import { subscriptionsList } from '@/features/subscriptions';
import type { ListPlace } from '@/shared/views';

/** Every list of which views and columns are kept, in the order of the menu. */
export const lists: readonly ListPlace[] = [
  paymentsList,
  collectorsList,
  payersList,
  payerReferencesList,
  promotionsList,
  gatewaysList,
  defaultGatewaysList,
  subscriptionsList,
  exportsList,
];
