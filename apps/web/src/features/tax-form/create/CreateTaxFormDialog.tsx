import { taxForm, type InferType } from '@backoffice/validators';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { useApolloClient } from '@/shared/apollo';
import { OnceDialog, type UseDialogForm } from '@/shared/change';
import { QuerySection } from '@/shared/detail';
import { FormField, useForm } from '@/shared/form';
import { currentMonth, monthName, readClock, shiftMonth } from '@/shared/format';
import { createTexts as texts } from '../tax-form.texts';
import { usePresentationWarnings } from '../warnings/use-presentation-warnings';
import type { NewTaxForm } from './create-address';
import { CreateTaxFormDocument, useTaxFormStructuresQuery } from './CreateTaxForm.generated';

/** Number of months to choose from, back from the current one. */
const MONTHS = 36;

/**
 * Returns the months to choose from.
 * @param chosen month that is always included, however old
 */
const periodsFor = (chosen: string): readonly string[] => {
  const now = currentMonth(new Date());
  const recent = Array.from({ length: MONTHS }, (_month, back) => shiftMonth(now, -back));
  return chosen === '' || recent.includes(chosen) ? recent : [...recent, chosen];
};

/** Form of a new tax form: structure and period, which is the current month by default (B100). */
const useTaxFormForm: UseDialogForm<NewTaxForm, InferType<typeof taxForm>> = (about, submit) => {
  const query = useTaxFormStructuresQuery();
  const form = useForm({
    shape: taxForm,
    initialValues: { structureId: about.structureId, period: about.period || currentMonth(readClock()) },
    onSubmit: submit,
  });
  const { structureId, period } = form.values;
  const chosen = query.data?.taxFormStructures?.find(({ id }) => id === structureId);
  const { known, warnings } = usePresentationWarnings(
    chosen && { formName: chosen.formName, formVersion: chosen.version, period },
  );
  return {
    valid: form.isValid && known,
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
              {periodsFor(about.period).map((month) => (
                <MenuItem key={month} value={month}>
                  {monthName(month)}
                </MenuItem>
              ))}
            </FormField>
            {warnings}
          </>
        )}
      </QuerySection>
    ),
  };
};

interface CreateTaxFormDialogProps {
  readonly about: NewTaxForm;
  readonly onClose: () => Promise<void>;
}

/** Dialog that creates a tax form, and then opens its page (B100). */
export const CreateTaxFormDialog = ({ about, onClose }: CreateTaxFormDialogProps) => {
  const client = useApolloClient();
  const navigate = useNavigate();
  return (
    <OnceDialog
      texts={texts}
      about={about}
      seenAt={routes.taxForms.path}
      useForm={useTaxFormForm}
      send={(args, once) => client.mutate({ mutation: CreateTaxFormDocument, variables: { ...args, once } })}
      tellsFailure
      onClose={onClose}
      leave={({ entity }) => (entity ? navigate(routes.taxForm.href(entity.id), { replace: true }) : onClose())}
    />
  );
};
