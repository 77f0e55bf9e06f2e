import { check, configurationForm, type InferType } from '@backoffice/validators';
import MenuItem from '@mui/material/MenuItem';
import { ChangeDialog, useOnce } from '@/shared/change';
import { AskedPart } from '@/shared/detail';
import { notify } from '@/shared/feedback';
import { FormField, useForm } from '@/shared/form';
import {
  useAddCollectorConfigurationMutation,
  useConfigurationVariablesQuery,
  type ConfigurationOutcomeFragment,
} from './ConfigurationChanges.generated';
import { configurationTexts as texts } from './configuration.texts';

type NewEntry = InferType<typeof configurationForm>;

interface AddEntryDialogProps {
  readonly collectorId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Sets a variable for a collector (B309). */
export const AddEntryDialog = ({ collectorId, onClose, onDone }: AddEntryDialogProps) => {
  const asked = useConfigurationVariablesQuery();
  const [send] = useAddCollectorConfigurationMutation();
  const change = useOnce<NewEntry, ConfigurationOutcomeFragment>({
    send: (entry, once) => send({ variables: { ...entry, collectorId, once } }),
    onDone: () => {
      notify.success(texts.added);
      onClose();
      onDone();
    },
  });
  const form = useForm({
    shape: configurationForm,
    initialValues: { variableId: '', value: '' },
    onSubmit: (typed) => {
      const checked = check(configurationForm, typed);
      if (checked.ok) change.submit(checked.value);
    },
  });
  return (
    <ChangeDialog
      title={texts.addTitle}
      submit={{ label: texts.add, valid: form.isValid, run: form.handleSubmit }}
      change={change}
      dirty={form.dirty}
      onClose={onClose}
    >
      <AskedPart asked={asked} part={asked.data?.configurationVariables} texts={texts.variables}>
        {(variables) => (
          <>
            <FormField form={form} name="variableId" label={texts.variable} required select autoFocus>
              {variables.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </FormField>
            <FormField
              form={form}
              name="value"
              label={texts.value}
              required
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          </>
        )}
      </AskedPart>
    </ChangeDialog>
  );
};
