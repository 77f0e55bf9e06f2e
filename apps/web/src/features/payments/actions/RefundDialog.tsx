import { check, refundForm } from '@backoffice/validators';
import { money } from '@/shared/format';
import { AmountField, ReasonField, useForm } from '@/shared/form';
import { ActionDialogFrame } from './ActionDialog';
import { dialogTexts } from './actions.texts';
import { useRefundPaymentMutation, type RefundOutcomeFragment } from './PaymentChanges.generated';
import { usePaymentChange, type ActionDialogProps } from './use-payment-change';

interface Refund {
  readonly reason: string;
  readonly amount: string;
  readonly partial: boolean;
}

/** Gives back all that is left, or a part of it (PAC-13, PAC-35, GAP-51). */
export const RefundDialog = (props: ActionDialogProps) => {
  const { payment, onClose } = props;
  const { refundableAmount: refundable, currencyId } = payment;
  const shape = refundForm(refundable);
  const [send] = useRefundPaymentMutation();
  const change = usePaymentChange<Refund, RefundOutcomeFragment>('refund', props, send);
  const form = useForm({
    shape,
    initialValues: { amount: refundable.replace('.', ','), reason: '' },
    onSubmit: (typed) => {
      const checked = check(shape, typed);
      if (checked.ok) change.submit({ ...checked.value, partial: checked.value.amount !== refundable });
    },
  });
  const amount = check(shape.pick(['amount']), form.values);
  const isFull = amount.ok && amount.value.amount === refundable;
  return (
    <ActionDialogFrame
      action="refund"
      payment={payment}
      change={change}
      onClose={onClose}
      valid={form.isValid}
      danger
      onSubmit={form.handleSubmit}
    >
      <AmountField
        form={form}
        currencyId={currencyId}
        helperText={`${isFull ? dialogTexts.fullRefund : dialogTexts.partOfAmount}. ${dialogTexts.refundable(money(refundable, currencyId))}`}
      />
      <ReasonField form={form} autoFocus />
    </ActionDialogFrame>
  );
};
