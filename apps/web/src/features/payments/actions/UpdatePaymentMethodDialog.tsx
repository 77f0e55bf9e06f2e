import type { PaymentMethodInput } from '@/shared/apollo/schema-types.generated';
import { ActionDialogFrame } from '../ActionDialog';
import { useUpdatePaymentMethodMutation, type PaymentOutcomeFragment } from '../PaymentChanges.generated';
import { usePaymentChange, type ActionDialogProps } from '../use-payment-change';
import { MethodFields } from './MethodFields';
import { unremembered } from './unremembered';
import { useMethodForm } from './use-method-form';

/** Another card or account in the place of the first method (CPM-01 to CPM-18). */
export const UpdatePaymentMethodDialog = (props: ActionDialogProps) => {
  const [send] = useUpdatePaymentMethodMutation(unremembered);
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
