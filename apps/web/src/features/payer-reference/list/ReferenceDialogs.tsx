import { operationPermissions } from '@backoffice/schema/permissions';
import { useState, type ComponentType } from 'react';
import { collectorText } from '@/domain/collector';
import { routes } from '@/domain/routes';
import { identificationText, noIdentification } from '@/domain/identification';
import { useApolloClient } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import {
  confirmation,
  OnceDialog,
  ReadFirst,
  readingOf,
  type OnceDialogCallbacks,
  type UseDialogForm,
} from '@/shared/change';
import type { FieldTable } from '@/shared/detail';
import { useRebase } from '@/shared/form';
import { ReferenceFields } from '../form/ReferenceFields';
import { useReferenceForm, type ReferenceArgs } from '../form/use-reference-form';
import { payerReferencesTexts } from '../payer-reference.texts';
import {
  DeletePayerReferenceDocument,
  UpdatePayerReferenceDocument,
  usePayerReferenceToChangeQuery,
  type PayerReferenceSeenFragment,
  type PayerReferenceToChangeQuery,
  type UpdatePayerReferenceMutation,
} from '../ReferenceChanges.generated';

const { edit, form, remove, one: oneTexts } = payerReferencesTexts;

type Payload = Pick<NonNullable<UpdatePayerReferenceMutation['payload']>, 'reference' | 'error'>;

type Opened = NonNullable<PayerReferenceToChangeQuery['reference']>;

/** Fields of a reference that are compared after a conflict. */
const referenceFields: FieldTable<PayerReferenceSeenFragment> = {
  name: [form.name, ({ name }) => name],
  email: [form.email, ({ email }) => email],
  externalReference: [form.externalReference, ({ externalReference }) => externalReference],
  identification: [form.identification, ({ identification }) => identification && identificationText(identification)],
};
const read = readingOf(referenceFields);

const useEditForm: UseDialogForm<PayerReferenceSeenFragment, ReferenceArgs> = (reference, submit) => {
  const { collectorId, name, email, externalReference, identification } = reference;
  const { type, number, country } = identification ?? noIdentification;
  const initialValues = {
    collectorId,
    name,
    email: email ?? '',
    externalReference: externalReference ?? '',
    identification: { type, number, country },
  };
  const form = useReferenceForm(initialValues, submit);
  useRebase(form, initialValues);
  return {
    valid: form.isValid,
    dirty: form.dirty,
    onSubmit: form.handleSubmit,
    fields: <ReferenceFields form={form} autoFocus />,
  };
};

interface OpenDialogProps extends OnceDialogCallbacks {
  readonly opened: Opened;
}

/** Returns the version of the reference that the person saw, and the handlers of a conflict with a newer one. */
const useSeen = ({ collector, ...opened }: Opened) => {
  const [reference, setReference] = useState<PayerReferenceSeenFragment>(opened);
  const { collectorId, version } = reference;
  return {
    reference,
    version,
    collector: collectorText({ id: collectorId, name: collector?.name }),
    meanwhile: {
      read,
      currentIn: (payload: Payload) => payload.reference,
      onCurrent: setReference,
    },
  };
};

const Edit = ({ opened, ...dialog }: OpenDialogProps) => {
  const client = useApolloClient();
  const { reference, version, collector, meanwhile } = useSeen(opened);
  return (
    <OnceDialog<PayerReferenceSeenFragment, ReferenceArgs, Payload>
      {...dialog}
      texts={{ ...edit, detail: collector }}
      under="reference."
      about={reference}
      seenAt={routes.payerReferences.href({ collector_id: reference.collectorId })}
      useForm={useEditForm}
      meanwhile={meanwhile}
      send={(args, once) =>
        client.mutate({
          mutation: UpdatePayerReferenceDocument,
          variables: { id: reference.id, reference: args.reference, once, version },
        })
      }
    />
  );
};

const useConfirmation = confirmation<PayerReferenceSeenFragment>();

const Remove = ({ opened, ...dialog }: OpenDialogProps) => {
  const client = useApolloClient();
  const { reference, version, collector, meanwhile } = useSeen(opened);
  return (
    <OnceDialog<PayerReferenceSeenFragment, object, Payload>
      {...dialog}
      texts={{ ...remove, detail: remove.detail(reference.name, collector) }}
      danger
      about={reference}
      seenAt={routes.payerReferences.href({ collector_id: reference.collectorId })}
      useForm={useConfirmation}
      meanwhile={meanwhile}
      send={(_nothing, once) =>
        client.mutate({ mutation: DeletePayerReferenceDocument, variables: { id: reference.id, once, version } })
      }
    />
  );
};

/** Creates a dialog about one reference. The dialog reads the reference again when it opens. */
const dialogOf = (title: string, Open: ComponentType<OpenDialogProps>) => {
  const ReferenceDialog = ({ id, ...dialog }: OnceDialogCallbacks & { readonly id: string }) => {
    const withCollectors = useCan(...operationPermissions['Query.collector']);
    const query = usePayerReferenceToChangeQuery({ variables: { id, withCollectors }, fetchPolicy: 'no-cache' });
    return (
      <ReadFirst
        title={title}
        query={query}
        data={query.data?.reference}
        texts={oneTexts}
        onClose={() => void dialog.onClose()}
      >
        {(opened) => <Open {...dialog} opened={opened} />}
      </ReadFirst>
    );
  };
  return ReferenceDialog;
};

/** Dialog that changes a reference. Its collector cannot change (B312). */
export const EditReferenceDialog = dialogOf(edit.title, Edit);

/** Dialog that deletes a reference. Its question names the payer and the collector (B49). */
export const DeleteReferenceDialog = dialogOf(remove.title, Remove);
