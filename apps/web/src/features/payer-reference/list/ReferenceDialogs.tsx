import { collectorText } from '@/domain/collector';
import { useApolloClient } from '@/shared/apollo';
import { confirmation, OnceDialog, type OnceDialogCallbacks, type UseDialogForm } from '@/shared/change';
import { noIdentification } from '@/domain/identification';
import { ReferenceFields } from '../form/ReferenceFields';
import { useReferenceForm, type ReferenceArgs } from '../form/use-reference-form';
import { payerReferencesTexts } from '../payer-reference.texts';
import { DeletePayerReferenceDocument, UpdatePayerReferenceDocument } from '../ReferenceChanges.generated';
import type { PayerReferenceRowFragment } from './PayerReferencesPage.generated';

const { edit, remove } = payerReferencesTexts;

interface ReferenceDialogProps extends OnceDialogCallbacks {
  readonly reference: PayerReferenceRowFragment;
}

const collectorOf = ({ collectorId, collector }: PayerReferenceRowFragment): string =>
  collectorText({ id: collectorId, name: collector?.name });

const useEditForm: UseDialogForm<PayerReferenceRowFragment, ReferenceArgs> = (reference, submit) => {
  const { collectorId, name, email, externalReference, identification } = reference;
  const { type, number, country } = identification ?? noIdentification;
  const form = useReferenceForm(
    {
      collectorId,
      name,
      email: email ?? '',
      externalReference: externalReference ?? '',
      identification: { type, number, country },
    },
    submit,
  );
  return {
    valid: form.isValid,
    dirty: form.dirty,
    onSubmit: form.handleSubmit,
    fields: <ReferenceFields form={form} autoFocus />,
  };
};

/** Changes what a collector knows of a payer; its collector stays (B312). */
export const EditReferenceDialog = ({ reference, ...dialog }: ReferenceDialogProps) => {
  const client = useApolloClient();
  return (
    <OnceDialog
      {...dialog}
      texts={{ ...edit, detail: collectorOf(reference) }}
      under="reference."
      about={reference}
      useForm={useEditForm}
      send={(args, once) =>
        client.mutate({
          mutation: UpdatePayerReferenceDocument,
          variables: { id: reference.id, reference: args.reference, once },
        })
      }
    />
  );
};

const useConfirmation = confirmation();

/** Asks, naming it, before a reference is deleted (B49). */
export const DeleteReferenceDialog = ({ reference, ...dialog }: ReferenceDialogProps) => {
  const client = useApolloClient();
  return (
    <OnceDialog
      {...dialog}
      texts={{ ...remove, detail: remove.detail(reference.name, collectorOf(reference)) }}
      danger
      about={reference}
      useForm={useConfirmation}
      send={(_nothing, once) =>
        client.mutate({ mutation: DeletePayerReferenceDocument, variables: { id: reference.id, once } })
      }
    />
  );
};
