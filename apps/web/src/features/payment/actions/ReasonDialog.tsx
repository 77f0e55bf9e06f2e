import { reasonForm } from '@backoffice/validators';
import { ReasonField, useForm } from '@/shared/form';
import { ActionDialogFrame } from './ActionDialogFrame';
import {
  useCancelPaymentMutation,
  useCancelPaymentObjectionMutation,
  useReversePaymentMutation,
} from './PaymentChanges.generated';
import type { PaymentOutcomeFragment, RefundOutcomeFragment } from './PaymentChanges.generated';
import { usePaymentChange, type ActionDialogProps } from './use-payment-change';

interface ReasonDialogProps extends ActionDialogProps {
  readonly action: 'cancel' | 'cancelObjection' | 'reverse';
}

interface Reason {
  readonly reason: string;
}

const mutations = {
  cancel: useCancelPaymentMutation,
  cancelObjection: useCancelPaymentObjectionMutation,
  reverse: useReversePaymentMutation,
} as const;

/** The actions that ask for nothing but the reason (A79, A156, PAC-36, PAC-37). */
export const ReasonDialog = ({ action, ...props }: ReasonDialogProps) => {
  const useSend = mutations[action];
  const [send] = useSend();
  const change = usePaymentChange<Reason, PaymentOutcomeFragment | RefundOutcomeFragment>(action, props, send);
  const form = useForm({ shape: reasonForm, initialValues: { reason: '' }, onSubmit: change.submit });
  return (
    <ActionDialogFrame
      action={action}
      of={props}
      change={change}
      valid={form.isValid}
      dirty={form.dirty}
      danger={action !== 'cancelObjection'}
      onSubmit={form.handleSubmit}
    >
      <ReasonField form={form} autoFocus />
    </ActionDialogFrame>
  );
};
