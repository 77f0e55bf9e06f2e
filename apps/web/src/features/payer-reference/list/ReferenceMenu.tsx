import { operationPermissions } from '@backoffice/schema/permissions';
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded';
import Edit from '@mui/icons-material/EditOutlined';
import { RowMenu } from '@/shared/actions';
import { useCan } from '@/shared/auth';
import { payerReferencesTexts as texts } from '../payer-reference.texts';
import type { PayerReferenceRowFragment } from './PayerReferencesPage.generated';

/** The GraphQL gateway has no `availableActions` for a reference, so the menu has only the `lines` below. */
const offers = { parameter: 'referencia', actions: {} };

/** Menu of a reference. Each line requires its permission (B49, B278). */
export const ReferenceMenu = ({ reference: { id, name } }: { readonly reference: PayerReferenceRowFragment }) => {
  const mayEdit = useCan(...operationPermissions['Mutation.updatePayerReference']);
  const mayDelete = useCan(...operationPermissions['Mutation.deletePayerReference']);
  if (!mayEdit && !mayDelete) return null;
  return (
    <RowMenu
      id={id}
      label={texts.actionsOf(name)}
      offers={offers}
      lines={() => [
        ...(mayEdit ? [{ label: texts.edit.item, icon: <Edit />, dialog: 'edit' }] : []),
        ...(mayDelete ? [{ label: texts.remove.item, icon: <DeleteOutline />, danger: true, dialog: 'remove' }] : []),
      ]}
    />
  );
};
