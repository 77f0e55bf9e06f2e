import { check, refundForm } from '@backoffice/validators';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseDialogForm } from '@/shared/change';
import { StatusChip } from '@/shared/feedback';
import { money } from '@/shared/format';
import { AmountField, ReasonField, useForm } from '@/shared/form';
import { dialogTexts } from './payment-actions.texts';
import type { PaymentForActionFragment } from './PaymentChanges.generated';

interface Refund {
  readonly reason: string;
  readonly amount: string;
  readonly partial: boolean;
}

/** States whether all that is left goes back, before the refund is sent (A178). */
const RefundKind = ({ isFull }: { readonly isFull: boolean }) => (
  <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <StatusChip tone={isFull ? 'warning' : 'info'} label={isFull ? dialogTexts.fullRefund : dialogTexts.partOfAmount} />
    <Typography variant="body2" color="textSecondary">
      {isFull ? dialogTexts.fullRefundDetail : dialogTexts.partOfAmountDetail}
    </Typography>
  </Box>
);

/** Form of a refund of all that is left, or of a part of it (PAC-13, PAC-35, GAP-51). */
export const useRefundForm: UseDialogForm<PaymentForActionFragment, Refund> = (payment, submit) => {
  const { refundableAmount: refundable, currencyId } = payment;
  const shape = refundForm(refundable);
  const form = useForm({
    shape,
    initialValues: { amount: refundable.replace('.', ','), reason: '' },
    onSubmit: (typed) => {
      const checked = check(shape, typed);
      if (checked.ok) submit({ ...checked.value, partial: checked.value.amount !== refundable });
    },
  });
  const typed = check(shape.pick(['amount']), form.values);
  const amount = typed.ok ? typed.value.amount : undefined;
  return {
    valid: form.isValid,
    dirty: form.dirty,
    submitLabel: amount && dialogTexts.refundAmount(money(amount, currencyId)),
    onSubmit: form.handleSubmit,
    fields: (
      <>
        <AmountField
          form={form}
          currencyId={currencyId}
          helperText={dialogTexts.refundable(money(refundable, currencyId))}
        />
        {amount && <RefundKind isFull={amount === refundable} />}
        <ReasonField form={form} autoFocus />
      </>
    ),
  };
};
