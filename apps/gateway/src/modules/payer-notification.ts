import type * as contract from '@backoffice/contracts/payment';
import type * as api from '../graphql/resolvers.generated.ts';

/** Value that the resolvers of `PayerNotification` get. */
export type PayerNotificationParent = Omit<api.PayerNotification, 'notification'>;

/** A notification to the payer, as a payment or a subscription holds it. */
export const payerNotificationFrom = ({
  id,
  date,
  type,
  action,
}: contract.PayerNotification): PayerNotificationParent => ({ notificationId: id, date, type, action });
