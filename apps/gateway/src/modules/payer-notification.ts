import type * as contract from '@backoffice/contracts/payment';
import type { PayerNotificationParent } from './notification/notification.mappers.ts';

/** A notification to the payer, as a payment or a subscription holds it. */
export const payerNotificationFrom = ({
  id,
  date,
  type,
  action,
}: contract.PayerNotification): PayerNotificationParent => ({ notificationId: id, date, type, action });
