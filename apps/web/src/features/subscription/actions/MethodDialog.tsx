import type { PaymentMethodInput } from '@/shared/apollo/schema-types.generated';
import { MethodFields, useMethodForm } from '@/domain/payment-method';
import { ActionDialogFrame } from './ActionDialogFrame';
import { keepingSubscription } from './keeping-subscription';
import { useUpdateSubscriptionMethodMutation } from './SubscriptionChanges.generated';
import { useSubscriptionChange, type ActionDialogProps } from './use-subscription-change';

/** Another card or account for the payments to come (A136, CPM-01 to CPM-18). */
export const MethodDialog = (props: ActionDialogProps) => {
  const [send] = useUpdateSubscriptionMethodMutation(keepingSubscription);
  const change = useSubscriptionChange<{ readonly method: PaymentMethodInput }>('updatePaymentMethod', props, { send });
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
