import Typography from '@mui/material/Typography';
import { collectorText } from '@/features/collectors';
import { ChangeDialog, useOnce } from '@/shared/change';
import { notify } from '@/shared/feedback';
import { payerReferencesTexts } from '../payer-references.texts';
import { useDeletePayerReferenceMutation, type DeletePayerReferenceMutation } from '../ReferenceChanges.generated';
import type { ReferenceDialogProps } from './EditReferenceDialog';

const { remove: texts } = payerReferencesTexts;

/** Asks, naming it, before a reference is deleted (B49). */
export const DeleteReferenceDialog = ({ reference, onClose, onDone }: ReferenceDialogProps) => {
  const { id, name, collectorId, collector } = reference;
  const [send] = useDeletePayerReferenceMutation();
  const change = useOnce<object, DeletePayerReferenceMutation['payload']>({
    send: (_nothing, once) => send({ variables: { id, once } }),
    onDone: () => {
      notify.success(texts.done);
      onClose();
      onDone();
    },
  });
  return (
    <ChangeDialog
      title={texts.title}
      submit={{
        label: texts.submit,
        danger: true,
        valid: true,
        run: () => {
          change.submit({});
        },
      }}
      change={change}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {texts.detail(name, collectorText({ id: collectorId, name: collector?.name }))}
      </Typography>
    </ChangeDialog>
  );
};
