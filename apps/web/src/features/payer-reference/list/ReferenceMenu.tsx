import { operationPermissions } from '@backoffice/schema/permissions';
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded';
import Edit from '@mui/icons-material/EditOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useOpenAction } from '@/shared/actions';
import { useCan } from '@/shared/auth';
import { RowMenu } from '@/shared/list';
import { payerReferencesTexts as texts } from '../payer-reference.texts';
import type { PayerReferenceRowFragment } from './PayerReferencesPage.generated';

/** What can be done with one reference, each by its permission (B49, B278). */
export const ReferenceMenu = ({ reference }: { readonly reference: PayerReferenceRowFragment }) => {
  const open = useOpenAction();
  const mayEdit = useCan(...operationPermissions['Mutation.updatePayerReference']);
  const mayDelete = useCan(...operationPermissions['Mutation.deletePayerReference']);
  if (!mayEdit && !mayDelete) return null;
  return (
    <RowMenu label={texts.actionsOf(reference.name)}>
      {({ anchor, onClose }) => {
        const begin = (name: string) => () => {
          onClose();
          open(name, reference);
        };
        return (
          <Menu anchorEl={anchor} open onClose={onClose}>
            {mayEdit && (
              <MenuItem onClick={begin('edit')}>
                <ListItemIcon>
                  <Edit fontSize="small" />
                </ListItemIcon>
                {texts.edit.item}
              </MenuItem>
            )}
            {mayDelete && (
              <MenuItem onClick={begin('remove')} sx={{ color: 'error.main' }}>
                <ListItemIcon sx={{ color: 'inherit' }}>
                  <DeleteOutline fontSize="small" />
                </ListItemIcon>
                {texts.remove.item}
              </MenuItem>
            )}
          </Menu>
        );
      }}
    </RowMenu>
  );
};
