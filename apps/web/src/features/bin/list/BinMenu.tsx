import { operationPermissions } from '@backoffice/schema/permissions';
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded';
import Edit from '@mui/icons-material/EditOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { useOpenAction } from '@/shared/actions';
import { useCan } from '@/shared/auth';
import { RowMenu } from '@/shared/list';
import { binsTexts as texts } from '../bin.texts';
import type { BinRowFragment } from './BinsPage.generated';

/** What can be done with one BIN, each by its permission (B111, B285). */
export const BinMenu = ({ bin }: { readonly bin: BinRowFragment }) => {
  const open = useOpenAction();
  const mayEdit = useCan(...operationPermissions['Mutation.updateBin']);
  const mayDelete = useCan(...operationPermissions['Mutation.deleteBin']);
  const href = routes.bin.href(bin.id);
  return (
    <RowMenu label={texts.actionsOf(bin.id)}>
      {({ anchor, onClose }) => (
        <Menu anchorEl={anchor} open onClose={onClose}>
          <MenuItem component={Link} to={`${href}?ver=1`}>
            <ListItemIcon>
              <Visibility fontSize="small" />
            </ListItemIcon>
            {texts.see}
          </MenuItem>
          {mayEdit && (
            <MenuItem component={Link} to={href}>
              <ListItemIcon>
                <Edit fontSize="small" />
              </ListItemIcon>
              {texts.edit}
            </MenuItem>
          )}
          {mayDelete && (
            <MenuItem
              sx={{ color: 'error.main' }}
              onClick={() => {
                onClose();
                open('remove', bin);
              }}
            >
              <ListItemIcon sx={{ color: 'inherit' }}>
                <DeleteOutline fontSize="small" />
              </ListItemIcon>
              {texts.remove}
            </MenuItem>
          )}
        </Menu>
      )}
    </RowMenu>
  );
};
