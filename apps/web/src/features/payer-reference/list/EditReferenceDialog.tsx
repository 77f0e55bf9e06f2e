import Typography from '@mui/material/Typography';
import { collectorText } from '@/features/collector';
import { ChangeDialog, useOnce } from '@/shared/change';
import { notify } from '@/shared/feedback';
import { noIdentification } from '@/domain/identification';
import { ReferenceFields } from '../form/ReferenceFields';
import { useReferenceForm, type ReferenceArgs } from '../form/use-reference-form';
import { payerReferencesTexts } from '../payer-reference.texts';
import { useUpdatePayerReferenceMutation, type UpdatePayerReferenceMutation } from '../ReferenceChanges.generated';
import type { PayerReferenceRowFragment } from './PayerReferencesPage.generated';

const { edit: texts } = payerReferencesTexts;

/** What the dialog of one reference is given. */
export interface ReferenceDialogProps {
  readonly reference: PayerReferenceRowFragment;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const typedOf = ({ collectorId, name, email, externalReference, identification }: PayerReferenceRowFragment) => {
  const { type, number, country } = identification ?? noIdentification;
  return {
    collectorId,
    name,
    email: email ?? '',
    externalReference: externalReference ?? '',
    identification: { type, number, country },
  };
};

/** Changes what a collector knows of a payer; whose it is stays (B312). */
export const EditReferenceDialog = ({ reference, onClose, onDone }: ReferenceDialogProps) => {
  const { id, collectorId, collector } = reference;
  const [send] = useUpdatePayerReferenceMutation();
  const change = useOnce<Pick<ReferenceArgs, 'reference'>, UpdatePayerReferenceMutation['payload']>({
    send: (args, once) => send({ variables: { id, reference: args.reference, once } }),
    onDone: () => {
      notify.success(texts.done);
      onClose();
      onDone();
    },
  });
  const form = useReferenceForm(typedOf(reference), change.submit);
  return (
    <ChangeDialog
      title={texts.title}
      submit={{ label: texts.submit, valid: form.isValid, run: form.handleSubmit }}
      change={change}
      dirty={form.dirty}
      under="reference."
      onClose={onClose}
    >
      <Typography color="textSecondary">{collectorText({ id: collectorId, name: collector?.name })}</Typography>
      <ReferenceFields form={form} autoFocus />
    </ChangeDialog>
  );
};
