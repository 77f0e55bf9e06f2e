import { createChangeKeys } from '../changes/change-keys.ts';
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

/** The keys of one gateway; tests give their clock. */
export const createModuleChangeKeys = (clock: { readonly now: () => Date }): ModuleChangeKeys => ({
  collector: createChangeKeys(clock),
  export: createChangeKeys(clock),
  notification: createChangeKeys(clock),
  payer: { payers: createChangeKeys(clock), references: createChangeKeys(clock) },
  payment: createChangeKeys(clock),
  subscription: createChangeKeys(clock),
  subscriptionNotification: createChangeKeys(clock),
});
