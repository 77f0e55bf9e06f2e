import { check, refundForm } from '@backoffice/validators';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@/shared/feedback';
import { money } from '@/shared/format';
import { AmountField, ReasonField, useForm } from '@/shared/form';
import { ActionDialogFrame } from './ActionDialogFrame';
import { dialogTexts } from './actions.texts';
import { useRefundPaymentMutation, type RefundOutcomeFragment } from './PaymentChanges.generated';
import { usePaymentChange, type ActionDialogProps } from './use-payment-change';

interface Refund {
  readonly reason: string;
  readonly amount: string;
  readonly partial: boolean;
}

/** Whether all that is left goes back, said before it is asked for (A178). */
const RefundKind = ({ isFull }: { readonly isFull: boolean }) => (
  <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <StatusChip tone={isFull ? 'warning' : 'info'} label={isFull ? dialogTexts.fullRefund : dialogTexts.partOfAmount} />
    <Typography variant="body2" color="textSecondary">
      {isFull ? dialogTexts.fullRefundDetail : dialogTexts.partOfAmountDetail}
    </Typography>
  </Box>
);

/** Gives back all that is left, or a part of it (PAC-13, PAC-35, GAP-51). */
export const RefundDialog = (props: ActionDialogProps) => {
  const { payment } = props;
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
  const typed = check(shape.pick(['amount']), form.values);
  const amount = typed.ok ? typed.value.amount : undefined;
  return (
    <ActionDialogFrame
      action="refund"
      of={props}
      change={change}
      valid={form.isValid}
      dirty={form.dirty}
      danger
      submitLabel={amount && dialogTexts.refundAmount(money(amount, currencyId))}
      onSubmit={form.handleSubmit}
    >
      <AmountField
        form={form}
        currencyId={currencyId}
        helperText={dialogTexts.refundable(money(refundable, currencyId))}
      />
      {amount && <RefundKind isFull={amount === refundable} />}
      <ReasonField form={form} autoFocus />
    </ActionDialogFrame>
  );
};
