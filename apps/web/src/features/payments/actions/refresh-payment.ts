import type { ApolloClient } from '@apollo/client';
import { errorOf } from '@/shared/apollo';
import { notify } from '@/shared/feedback';
import { dialogTexts } from './actions.texts';
import type { PaymentChangedFragment } from './PaymentForAction.generated';
import { RefreshPaymentDocument } from './RefreshPayment.generated';

/** Has the service read a payment again, and tells the outcome (A123, TXT-08); undefined when it failed. */
export const refreshPayment = async (client: ApolloClient, id: string): Promise<PaymentChangedFragment | undefined> => {
  const answer = await client.mutate({ mutation: RefreshPaymentDocument, variables: { id } });
  const payment = answer.data?.refreshPayment.payment ?? undefined;
  const failure = errorOf(answer);
  if (payment) notify.success(dialogTexts.reloaded);
  else notify.error(failure ?? dialogTexts.failed);
  return payment;
};
