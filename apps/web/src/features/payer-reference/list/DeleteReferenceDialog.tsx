import { collectorText } from '@/features/collector';
import { ConfirmChangeDialog } from '@/shared/change';
import { payerReferencesTexts } from '../payer-reference.texts';
import { useDeletePayerReferenceMutation, type DeletePayerReferenceMutation } from '../ReferenceChanges.generated';
import type { ReferenceDialogProps } from './EditReferenceDialog';

const { remove: texts } = payerReferencesTexts;

/** Asks, naming it, before a reference is deleted (B49). */
export const DeleteReferenceDialog = ({ reference, onClose, onDone }: ReferenceDialogProps) => {
  const { id, name, collectorId, collector } = reference;
  const [send] = useDeletePayerReferenceMutation();
  return (
    <ConfirmChangeDialog<DeletePayerReferenceMutation['payload']>
      texts={{ ...texts, detail: texts.detail(name, collectorText({ id: collectorId, name: collector?.name })) }}
      send={(once) => send({ variables: { id, once } })}
      onClose={onClose}
      onDone={onDone}
    />
  );
};
