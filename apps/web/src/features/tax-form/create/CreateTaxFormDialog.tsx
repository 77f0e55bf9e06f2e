import { taxForm, type InferType } from '@backoffice/validators';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { useApolloClient } from '@/shared/apollo';
import { ChangeDialog, useFailureNotice, useOnce, type UseDialogForm } from '@/shared/change';
import { QuerySection } from '@/shared/detail';
import { notify } from '@/shared/feedback';
import { FormField, useForm } from '@/shared/form';
import { currentMonth, monthName, shiftMonth } from '@/shared/format';
import { createTexts as texts } from '../tax-form.texts';
import type { NewTaxForm } from './create-address';
import {
  CreateTaxFormDocument,
  useTaxFormStructuresQuery,
  type CreateTaxFormMutation,
} from './CreateTaxForm.generated';

/** Periods that are offered, from this month back. */
const MONTHS = 36;

/** @param chosen is offered, too, however old it is */
const periodsFor = (chosen: string): readonly string[] => {
  const now = currentMonth(new Date());
  const recent = Array.from({ length: MONTHS }, (_month, back) => shiftMonth(now, -back));
  return chosen === '' || recent.includes(chosen) ? recent : [...recent, chosen];
};

/** B100: form and version, and the period, which is this month unless another was chosen. */
const useTaxFormForm: UseDialogForm<NewTaxForm, InferType<typeof taxForm>> = (about, submit) => {
  const query = useTaxFormStructuresQuery();
  const form = useForm({
    shape: taxForm,
    initialValues: { structureId: about.structureId, period: about.period || currentMonth(new Date()) },
    onSubmit: submit,
  });
  return {
    valid: form.isValid,
    dirty: form.dirty,
    onSubmit: form.handleSubmit,
    fields: (
      <QuerySection query={query} data={query.data?.taxFormStructures} texts={texts.structures}>
        {(structures) => (
          <>
            <FormField form={form} name="structureId" label={texts.structure} required select autoFocus>
              {structures.map(({ id, formName, version }) => (
                <MenuItem key={id} value={id}>
                  {formName} ({version})
                </MenuItem>
              ))}
            </FormField>
            <FormField form={form} name="period" label={texts.period} required select>
              {periodsFor(about.period).map((period) => (
                <MenuItem key={period} value={period}>
                  {monthName(period)}
                </MenuItem>
              ))}
            </FormField>
          </>
        )}
      </QuerySection>
    ),
  };
};

interface CreateTaxFormDialogProps {
  readonly about: NewTaxForm;
  readonly onClose: () => void;
}

type Payload = NonNullable<CreateTaxFormMutation['payload']>;

/** Creates a tax form, and leads to its detail (B100). */
export const CreateTaxFormDialog = ({ about, onClose }: CreateTaxFormDialogProps) => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const change = useOnce<InferType<typeof taxForm>, Payload>({
    send: (args, once) => client.mutate({ mutation: CreateTaxFormDocument, variables: { ...args, once } }),
    onDone: ({ entity }) => {
      notify.success(texts.done);
      if (entity) void navigate(routes.taxForm.href(entity.id), { replace: true });
      else onClose();
    },
  });
  useFailureNotice(change.state);
  const { valid, dirty = false, onSubmit, fields } = useTaxFormForm(about, change.submit);
  return (
    <ChangeDialog
      title={texts.title}
      submit={{ label: texts.submit, danger: false, valid, run: onSubmit }}
      change={change}
      dirty={dirty}
      onClose={onClose}
    >
      <Typography color="textSecondary">{texts.detail}</Typography>
      {fields}
    </ChangeDialog>
  );
};
