import { receiptForm } from '@backoffice/validators';
import type { UseDialogForm } from '@/shared/change';
import { FormField, textMaxLength, useForm } from '@/shared/form';
import { detailActionTexts } from '../distribution.texts';
import type { PartForActionFragment } from './DistributionChanges.generated';

interface ReceiptArguments {
  readonly distributionId: string;
  readonly email: string;
}

/** Form for the addressee of a part's receipt (B261). */
export const useReceiptForm: UseDialogForm<PartForActionFragment, ReceiptArguments> = ({ distributionId }, submit) => {
  const form = useForm({
    shape: receiptForm,
    initialValues: { email: '' },
    onSubmit: ({ email }) => submit({ distributionId, email }),
  });
  return {
    valid: form.isValid,
    dirty: form.dirty,
    onSubmit: form.handleSubmit,
    fields: (
      <FormField
        form={form}
        name="email"
        type="email"
        label={detailActionTexts.sendReceipt.email}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: textMaxLength(254), autoComplete: 'off', inputMode: 'email' } }}
      />
    ),
  };
};
