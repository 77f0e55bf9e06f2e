import { taxReprocess, taxTransaction } from '@backoffice/validators';
import { routes } from '@/domain/routes';
import { entityAction, entityDialogs, type UseDialogForm } from '@/shared/change';
import { FormField, textMaxLength, useForm } from '@/shared/form';
import { taxFormFields } from '../detail/tax-form.fields';
import { actionTexts, dialogTexts as texts } from '../tax-form.texts';
import { periodText, TaxFormStatusChip } from '../tax-form.status';
import { usePresentationWarnings } from '../warnings/use-presentation-warnings';
import * as changes from './TaxFormChanges.generated';

type Entity = changes.TaxFormForActionFragment;

/** Confirmation of a presentation, with the warnings about it. */
const usePresentForm: UseDialogForm<Entity, object> = (entity, submit) => {
  const { known, warnings } = usePresentationWarnings(entity);
  return {
    valid: known,
    submitLabel: texts.present(entity.formName, periodText(entity.period)),
    onSubmit: () => submit({}),
    fields: warnings,
  };
};

const useTransactionForm: UseDialogForm<Entity, { readonly transactionId: string }> = (entity, submit) => {
  const { known, warnings } = usePresentationWarnings(entity);
  const form = useForm({
    shape: taxTransaction,
    initialValues: { transactionId: '' },
    onSubmit: submit,
  });
  const htmlInput = { maxLength: textMaxLength(50), autoComplete: 'off' };
  return {
    valid: form.isValid && known,
    dirty: form.dirty,
    onSubmit: form.handleSubmit,
    fields: (
      <>
        {warnings}
        <FormField
          form={form}
          name="transactionId"
          label={texts.transaction}
          required
          autoFocus
          slotProps={{ htmlInput }}
        />
      </>
    ),
  };
};

const useOptionalReason: UseDialogForm<unknown, { readonly reason: string | null }> = (_about, submit) => {
  const form = useForm({
    shape: taxReprocess,
    initialValues: { reason: '' },
    onSubmit: ({ reason }) => submit({ reason: reason || null }),
  });
  return {
    valid: form.isValid,
    dirty: form.dirty,
    onSubmit: form.handleSubmit,
    fields: (
      <FormField
        form={form}
        name="reason"
        label={texts.reason}
        multiline
        minRows={2}
        autoFocus
        slotProps={{ htmlInput: { maxLength: textMaxLength(500) } }}
      />
    ),
  };
};

const tellsFailure = true;

/** Dialogs of a tax form, whose failures also cause a notice (B191, B244, B360). */
export const TaxFormDialog = entityDialogs({
  query: changes.TaxFormForActionDocument,
  texts,
  summaryOf: (entity: Entity) => ({
    title: `${entity.formName} (${entity.formVersion})`,
    amount: periodText(entity.period),
    status: <TaxFormStatusChip of={entity} />,
    lastUpdateDate: entity.reprocessDate ?? entity.createdDate,
  }),
  addressOf: ({ id }) => routes.taxForm.href(id),
  fields: taxFormFields,
  actionTexts,
  actions: {
    present: entityAction({ mutation: changes.PresentTaxFormDocument, useForm: usePresentForm, tellsFailure }),
    presentManually: entityAction({
      mutation: changes.PresentTaxFormManuallyDocument,
      useForm: useTransactionForm,
      tellsFailure,
    }),
    reprocess: entityAction({ mutation: changes.ReprocessTaxFormDocument, useForm: useOptionalReason, tellsFailure }),
  },
});
