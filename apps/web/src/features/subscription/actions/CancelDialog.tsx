import { reasonForm } from '@backoffice/validators';
import { ReasonField, useForm } from '@/shared/form';
import { ActionDialogFrame } from './ActionDialogFrame';
import { useCancelSubscriptionMutation } from './SubscriptionChanges.generated';
import { useSubscriptionChange, type ActionDialogProps } from './use-subscription-change';

/** Cancels a subscription, for a reason (A135, A156). */
export const CancelDialog = (props: ActionDialogProps) => {
  const [send] = useCancelSubscriptionMutation();
  const change = useSubscriptionChange<{ readonly reason: string }>('cancel', props, { send });
  const form = useForm({ shape: reasonForm, initialValues: { reason: '' }, onSubmit: change.submit });
  return (
    <ActionDialogFrame
      action="cancel"
      of={props}
      change={change}
      valid={form.isValid}
      dirty={form.dirty}
      danger
      onSubmit={form.handleSubmit}
    >
      <ReasonField form={form} autoFocus />
    </ActionDialogFrame>
  );
};
