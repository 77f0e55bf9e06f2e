import { check, configurationForm, type InferType } from '@backoffice/validators';
import MenuItem from '@mui/material/MenuItem';
import { ChangeDialog, ConfirmChangeDialog, useOnce } from '@/shared/change';
import { QuerySection } from '@/shared/detail';
import { notify } from '@/shared/feedback';
import { FormField, useForm } from '@/shared/form';
import {
  useAddCollectorConfigurationMutation,
  useConfigurationVariablesQuery,
  useDisableCollectorConfigurationMutation,
  type ConfigurationEntryFragment,
  type ConfigurationOutcomeFragment,
} from './CollectorPage.generated';
import { collectorDetailTexts } from './detail.texts';

const { configuration: texts } = collectorDetailTexts;

type NewEntry = InferType<typeof configurationForm>;

interface AddEntryDialogProps {
  readonly collectorId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Sets a variable for a collector (B309). */
export const AddEntryDialog = ({ collectorId, onClose, onDone }: AddEntryDialogProps) => {
  const result = useConfigurationVariablesQuery();
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
      <QuerySection query={result} data={result.data?.configurationVariables} texts={texts.variables}>
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
      </QuerySection>
    </ChangeDialog>
  );
};

interface DisableEntryDialogProps {
  readonly entry: ConfigurationEntryFragment;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before an entry is disabled, which cannot be taken back (B309). */
export const DisableEntryDialog = ({ entry, onClose, onDone }: DisableEntryDialogProps) => {
  const { id, value, variable } = entry;
  const [send] = useDisableCollectorConfigurationMutation();
  return (
    <ConfirmChangeDialog<ConfigurationOutcomeFragment>
      texts={{
        title: texts.disableTitle,
        detail: texts.disableDetail(variable.name, value),
        submit: texts.disable,
        done: texts.disableDone,
      }}
      send={(once) => send({ variables: { id, once } })}
      onClose={onClose}
      onDone={onDone}
    />
  );
};
