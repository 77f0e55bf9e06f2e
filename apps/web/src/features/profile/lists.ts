import { collectorsList } from '@/features/collector';
import { exportsList } from '@/features/export';
import { defaultGatewaysList, gatewaysList } from '@/features/gateway';
import { payerReferencesList } from '@/features/payer-reference';
import { payersList } from '@/features/payer';
import { paymentsList } from '@/features/payment';
import { promotionsList } from '@/features/promotion';
import { subscriptionsList } from '@/features/subscription';
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
