import { operationPermissions } from '@backoffice/schema/permissions';
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded';
import Edit from '@mui/icons-material/EditOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { routes } from '@/domain/routes';
import { RowMenu } from '@/shared/actions';
import { useCan } from '@/shared/auth';
import { binsTexts as texts } from '../bin.texts';

/** The GraphQL gateway has no `availableActions` for a BIN, so the menu has only the `lines` below. */
const offers = { parameter: 'bin', actions: {} };

/** Menu of a BIN. The lines that change or delete it require their permissions (B111, B285). */
export const BinMenu = ({ id }: { readonly id: string }) => {
  const mayEdit = useCan(...operationPermissions['Mutation.updateBin']);
  const mayDelete = useCan(...operationPermissions['Mutation.deleteBin']);
  const href = routes.bin.href(id);
  return (
    <RowMenu
      id={id}
      label={texts.actionsOf(id)}
      offers={offers}
      lines={() => [
        { label: texts.see, icon: <Visibility />, to: `${href}?ver=1` },
        ...(mayEdit ? [{ label: texts.edit, icon: <Edit />, to: href }] : []),
        ...(mayDelete ? [{ label: texts.remove, icon: <DeleteOutline />, danger: true, dialog: 'remove' }] : []),
      ]}
    />
  );
};
