import type { PaymentMethodInput } from '@/shared/apollo/schema-types.generated';
import type { UseDialogForm } from '@/shared/change';
import { MethodFields } from './MethodFields';
import { useMethodForm } from './use-method-form';

/** Form of a dialog that asks for a new card or account (CPM-01 to CPM-18). */
export const useMethodDialogForm: UseDialogForm<unknown, { readonly method: PaymentMethodInput }> = (
  _about,
  submit,
) => {
  const method = useMethodForm((typed) => {
    submit({ method: typed });
  });
  return {
    valid: method.valid,
    dirty: method.form.dirty,
    onSubmit: method.form.handleSubmit,
    fields: <MethodFields method={method} />,
  };
};
