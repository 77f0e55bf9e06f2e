import Typography from '@mui/material/Typography';
import { useReasonForm, type UseDialogForm } from '@/shared/change';
import { money } from '@/shared/format';
import { dialogTexts as texts } from './payment-actions.texts';
import type { PaymentForActionFragment } from './PaymentChanges.generated';

/** Form of a reverse. It names the amount that is left to return, because the head of the dialog shows the total. */
export const useReverseForm: UseDialogForm<PaymentForActionFragment, { readonly reason: string }> = (
  payment,
  submit,
) => {
  const left = money(payment.refundableAmount, payment.currencyId);
  const form = useReasonForm(payment, submit);
  return {
    ...form,
    submitLabel: texts.reverseAmount(left),
    fields: (
      <>
        <Typography sx={{ fontWeight: 560 }}>{texts.comesBack(left)}</Typography>
        {form.fields}
      </>
    ),
  };
};
