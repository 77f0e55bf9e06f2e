import { unremembered } from '@/domain/payment-method';
import type { PaymentOutcomeFragment } from './PaymentChanges.generated';
import { PaymentChangedFragmentDoc } from './PaymentForAction.generated';

/** Options of the mutation that changes the method: the screens follow the payment, and nothing keeps the number. */
export const keepingPayment = unremembered({
  fragment: PaymentChangedFragmentDoc,
  fragmentName: 'PaymentChanged',
  entityOf: ({ payment }: PaymentOutcomeFragment) => payment,
});
