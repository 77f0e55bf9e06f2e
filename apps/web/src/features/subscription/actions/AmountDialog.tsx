import { amountForm, check } from '@backoffice/validators';
import { money } from '@/shared/format';
import { AmountField, useForm } from '@/shared/form';
import { ActionDialogFrame } from './ActionDialogFrame';
import { dialogTexts } from './actions.texts';
import { useUpdateSubscriptionAmountMutation } from './SubscriptionChanges.generated';
import { useSubscriptionChange, type ActionDialogProps } from './use-subscription-change';

/** Another amount for the payments to come (INP-12, CON-10). */
export const AmountDialog = (props: ActionDialogProps) => {
  const { amount, currencyId } = props.subscription;
  const [send] = useUpdateSubscriptionAmountMutation();
  const change = useSubscriptionChange<{ readonly amount: string }>('updateAmount', props, { send });
  const form = useForm({
    shape: amountForm,
    initialValues: { amount: '' },
    onSubmit: (typed) => {
      const checked = check(amountForm, typed);
      if (checked.ok) change.submit({ amount: checked.value.amount });
    },
  });
  return (
    <ActionDialogFrame
      action="updateAmount"
      of={props}
      change={change}
      valid={form.isValid}
      dirty={form.dirty}
      onSubmit={form.handleSubmit}
    >
      <AmountField
        form={form}
        label={dialogTexts.amount}
        currencyId={currencyId}
        helperText={dialogTexts.currentAmount(money(amount, currencyId))}
        autoFocus
      />
    </ActionDialogFrame>
  );
};
