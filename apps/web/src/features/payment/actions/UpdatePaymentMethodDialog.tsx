import type { PaymentMethodInput } from '@/shared/apollo/schema-types.generated';
import { MethodFields, useMethodForm } from '@/domain/payment-method';
import { ActionDialogFrame } from './ActionDialogFrame';
import { keepingPayment } from './keeping-payment';
import { useUpdatePaymentMethodMutation, type PaymentOutcomeFragment } from './PaymentChanges.generated';
import { usePaymentChange, type ActionDialogProps } from './use-payment-change';

/** Another card or account in the place of the first method (CPM-01 to CPM-18). */
export const UpdatePaymentMethodDialog = (props: ActionDialogProps) => {
  const [send] = useUpdatePaymentMethodMutation(keepingPayment);
  const change = usePaymentChange<{ readonly method: PaymentMethodInput }, PaymentOutcomeFragment>(
    'updatePaymentMethod',
    props,
    send,
  );
  const method = useMethodForm((typed) => {
    change.submit({ method: typed });
  });
  return (
    <ActionDialogFrame
      action="updatePaymentMethod"
      of={props}
      change={change}
      valid={method.valid}
      dirty={method.form.dirty}
      onSubmit={method.form.handleSubmit}
    >
      <MethodFields method={method} />
    </ActionDialogFrame>
  );
};
