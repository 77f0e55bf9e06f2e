import { createChangeKeys, type ChangeKeysOptions } from '../changes/change-keys.ts';
import type { CollectorChangeKeys } from './collector/collector.mutations.ts';
import type { ExportChangeKeys } from './export/export.mutations.ts';
import type { NotificationChangeKeys } from './notification/notification.mutations.ts';
import type { PayerChangeKeys } from './payer/payer.mutations.ts';
import type { PaymentChangeKeys } from './payment/payment.changes.ts';
import type { SubscriptionChangeKeys } from './subscription/subscription.mutations.ts';
import type { NotifyKeys } from './subscription/subscription.notify.ts';

/** The keys of the changes that the gateway has made, a domain each. */
export interface ModuleChangeKeys {
  readonly collector: CollectorChangeKeys;
  readonly export: ExportChangeKeys;
  readonly notification: NotificationChangeKeys;
  readonly payer: PayerChangeKeys;
  readonly payment: PaymentChangeKeys;
  readonly subscription: SubscriptionChangeKeys;
  readonly subscriptionNotification: NotifyKeys;
}

/** The keys of one gateway. */
export const createModuleChangeKeys = (options: ChangeKeysOptions): ModuleChangeKeys => ({
  collector: createChangeKeys('collector', options),
  export: createChangeKeys('export', options),
  notification: createChangeKeys('notification', options),
  payer: { payers: createChangeKeys('payers', options), references: createChangeKeys('payer-references', options) },
  payment: createChangeKeys('payment', options),
  subscription: createChangeKeys('subscription', options),
  subscriptionNotification: createChangeKeys('subscription-notification', options),
});
