import type { ApolloClient } from '@apollo/client';
import { refreshEntity } from '@/shared/actions';
import { dialogTexts } from './actions.texts';
import type { PaymentChangedFragment } from './PaymentForAction.generated';
import { RefreshPaymentDocument } from './RefreshPayment.generated';

/** Has the service read a payment again, and tells the outcome (A123, TXT-08); undefined when it failed. */
export const refreshPayment = (client: ApolloClient, id: string): Promise<PaymentChangedFragment | undefined> =>
  refreshEntity(client, id, {
    mutation: RefreshPaymentDocument,
    entityOf: ({ refreshPayment: { payment } }) => payment,
    done: dialogTexts.reloaded,
    failed: dialogTexts.failed,
  });
