import { configurationForm, scheduleValueOf, type InferType } from '@backoffice/validators';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { routes } from '@/domain/routes';
import { SecondPerson } from '@/domain/second-person';
import { useApolloClient } from '@/shared/apollo';
import {
  confirmation,
  OnceDialog,
  ReadFirst,
  readingOf,
  type OnceDialogCallbacks,
  type UseDialogForm,
} from '@/shared/change';
import { QuerySection } from '@/shared/detail';
import { FormField, textMaxLength, useForm } from '@/shared/form';
import { dateTime } from '@/shared/format';
import {
  AddCollectorConfigurationDocument,
  useCollectorConfigurationsQuery,
  useConfigurationVariablesQuery,
  DisableCollectorConfigurationDocument,
  type ConfigurationEntryFragment,
  type ConfigurationOutcomeFragment,
} from './CollectorPage.generated';
import { collectorDetailTexts } from './detail.texts';

const { configuration: texts } = collectorDetailTexts;

interface Variable {
  readonly code: string;
  readonly mayChange: boolean;
}

/**
 * Returns the variables that the person may set in the dialog that adds an entry. Variables of a schedule are left
 * out: another dialog sets them together.
 */
export const offeredVariables = <One extends Variable>(variables: readonly One[]): readonly One[] =>
  variables.filter(({ code, mayChange }) => mayChange && !scheduleValueOf(code));

/** Form of a new entry: variable and value. */
const useEntryForm: UseDialogForm<unknown, InferType<typeof configurationForm>> = (_about, submit) => {
  const result = useConfigurationVariablesQuery();
  const form = useForm({
    shape: configurationForm,
    initialValues: { variableId: '', value: '' },
    onSubmit: submit,
  });
  return {
    valid: form.isValid,
    dirty: form.dirty,
    onSubmit: form.handleSubmit,
    fields: (
      <QuerySection query={result} data={result.data?.configurationVariables} texts={texts.variables}>
        {(variables) => (
          <>
            <FormField form={form} name="variableId" label={texts.variable} required select autoFocus>
              {offeredVariables(variables).map(({ id, name }) => (
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
              slotProps={{ htmlInput: { maxLength: textMaxLength(200) } }}
            />
          </>
        )}
      </QuerySection>
    ),
  };
};

/** Dialog that adds a configuration entry (B309). */
export const AddEntryDialog = ({ collectorId, ...dialog }: OnceDialogCallbacks & { readonly collectorId: string }) => {
  const client = useApolloClient();
  return (
    <OnceDialog
      {...dialog}
      texts={{ title: texts.addTitle, submit: texts.add, done: texts.added }}
      about={collectorId}
      seenAt={routes.collector.href(collectorId)}
      useForm={useEntryForm}
      send={(entry, once) =>
        client.mutate({ mutation: AddCollectorConfigurationDocument, variables: { ...entry, collectorId, once } })
      }
    />
  );
};

interface DisableEntryDialogProps extends OnceDialogCallbacks {
  readonly collectorId: string;
  readonly entryId: string;
}

const useConfirmed = confirmation<ConfigurationEntryFragment>();

/** Confirmation that disables one entry. For an entry of a schedule it shows the rule of two people. */
const useConfirmation: UseDialogForm<ConfigurationEntryFragment, object> = (entry, submit) => ({
  ...useConfirmed(entry, submit),
  fields: scheduleValueOf(entry.variable.code) && <SecondPerson act="editSchedule" />,
});

const readEntry = readingOf<ConfigurationEntryFragment>({
  variable: [texts.variable, ({ variable }) => variable.name],
  value: [texts.value, ({ value }) => value],
  state: [
    texts.state,
    ({ deleteDate }) => (deleteDate === null ? texts.inForce : texts.disabledSince(dateTime(deleteDate))),
  ],
});

interface DisableProps extends OnceDialogCallbacks {
  readonly collectorId: string;
  /** Entry as it was when the dialog opened. */
  readonly opened: ConfigurationEntryFragment;
}

const Disable = ({ collectorId, opened, ...dialog }: DisableProps) => {
  const [entry, setEntry] = useState(opened);
  const client = useApolloClient();
  return (
    <OnceDialog<ConfigurationEntryFragment, object, ConfigurationOutcomeFragment>
      {...dialog}
      texts={{
        title: texts.disableTitle,
        detail: texts.disableDetail(entry.variable.name, entry.value),
        submit: texts.disable,
        done: texts.disableDone,
      }}
      danger
      about={entry}
      seenAt={routes.collector.href(collectorId)}
      useForm={useConfirmation}
      meanwhile={{
        read: readEntry,
        currentIn: ({ configuration }) => configuration,
        onCurrent: setEntry,
        refusalOf: ({ deleteDate }) => (deleteDate === null ? undefined : texts.notInForce),
      }}
      send={(_nothing, once) =>
        client.mutate({
          mutation: DisableCollectorConfigurationDocument,
          variables: { collectorId, id: entry.id, version: entry.version, once },
        })
      }
    />
  );
};

/** Dialog that disables an entry for good (B309). The dialog reads the entry again when it opens. */
export const DisableEntryDialog = ({ collectorId, entryId, ...dialog }: DisableEntryDialogProps) => {
  const query = useCollectorConfigurationsQuery({ variables: { id: collectorId }, fetchPolicy: 'no-cache' });
  const entries = query.data?.collector?.configurations;
  return (
    <ReadFirst
      title={texts.disableTitle}
      query={query}
      data={entries?.find(({ id, deleteDate }) => id === entryId && deleteDate === null)}
      texts={{ failed: texts.failed, notFound: texts.notInForce }}
      onClose={() => void dialog.onClose()}
    >
      {(entry) => <Disable {...dialog} collectorId={collectorId} opened={entry} />}
    </ReadFirst>
  );
};
