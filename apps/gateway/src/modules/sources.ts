import { lazily } from '../lazily.ts';
import type { RestClients } from '../rest/rest-client.ts';
import { createCollectorSource, type CollectorSource } from './collector/collector.source.ts';
import { createExportSource, type ExportSource } from './export/export.source.ts';
import { createPayerSource, type PayerSource } from './payer/payer.source.ts';
import { createNotificationSource, type NotificationSource } from './notification/notification.source.ts';
import { createPaymentSource, type PaymentSource } from './payment/payment.source.ts';
import { createSubscriptionSource, type SubscriptionSource } from './subscription/subscription.source.ts';

/** A door to each service. */
export interface Sources {
  readonly collector: CollectorSource;
  readonly export: ExportSource;
  readonly payer: PayerSource;
  readonly notification: NotificationSource;
  readonly payment: PaymentSource;
  readonly subscription: SubscriptionSource;
}

/** The doors, for the length of one request. */
export const createSources = lazily<RestClients, Sources>({
  collector: createCollectorSource,
  export: createExportSource,
  payer: createPayerSource,
  notification: createNotificationSource,
  payment: createPaymentSource,
  subscription: createSubscriptionSource,
});
