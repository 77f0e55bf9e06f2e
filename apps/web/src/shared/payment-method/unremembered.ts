import type { ApolloCache } from '@apollo/client';
import { PaymentChangedFragmentDoc } from '../PaymentForAction.generated';
import type { UpdatePaymentMethodMutation } from '../PaymentChanges.generated';

interface Answer {
  readonly data?: UpdatePaymentMethodMutation | null | undefined;
}

/**
 * Options of the mutation that carries the number of a card. The client reads what any other mutation answers through
 * its cache, which keeps the arguments as a key as long as the page lives; so this one passes it by, and only the
 * payment that came back is remembered.
 */
export const unremembered = {
  fetchPolicy: 'no-cache',
  update: (cache: ApolloCache, { data }: Answer): void => {
    const payment = data?.payload.payment;
    if (payment)
      cache.writeFragment({ fragment: PaymentChangedFragmentDoc, fragmentName: 'PaymentChanged', data: payment });
  },
} as const;
