import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded';
import Edit from '@mui/icons-material/EditOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import SaveAs from '@mui/icons-material/SaveAsOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { copyText } from '@/shared/feedback';
import { RowMenu } from '@/shared/RowMenu';
import { useViews } from './use-views';
import type { SavedView } from './views';
import { viewsTexts as texts } from './views.texts';

export interface ViewMenuProps {
  /** The key of its list. */
  readonly list: string;
  readonly view: SavedView;
  /** The path that leads to it. */
  readonly path: string;
  /** Search that can replace that of the view; without it there is nothing else on the screen. */
  readonly replacement?: string | undefined;
  readonly onRename: () => void;
  readonly onRemoved?: () => void;
}

interface ItemProps {
  readonly icon: ReactNode;
  readonly label: string;
}

const content = ({ icon, label }: ItemProps) => (
  <>
    <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>
    {label}
  </>
);

/** Actions on a view. */
export const ViewMenu = ({ list, path, view, replacement, onRename, onRemoved }: ViewMenuProps) => {
  const { defaultView, overwrite, setDefault, remove } = useViews(list);
  const isDefault = defaultView === view.name;
  return (
    <RowMenu label={texts.actionsOf(view.name)}>
      {({ anchor, onClose }) => {
        const item = (act: () => void) => () => {
          onClose();
          act();
        };
        return (
          <Menu anchorEl={anchor} open onClose={onClose}>
            <MenuItem onClick={item(onRename)}>
              {content({ icon: <Edit fontSize="small" />, label: texts.rename })}
            </MenuItem>
            {replacement !== undefined && (
              <MenuItem onClick={item(() => overwrite(view, replacement))}>
                {content({ icon: <SaveAs fontSize="small" />, label: texts.overwrite })}
              </MenuItem>
            )}
            <MenuItem onClick={item(() => void copyText(`${location.origin}${path}`, texts.linkCopied))}>
              {content({ icon: <ContentCopy fontSize="small" />, label: texts.copyLink })}
            </MenuItem>
            <MenuItem onClick={item(() => setDefault(isDefault ? null : view.name))}>
              {content({ icon: <Home fontSize="small" />, label: isDefault ? texts.notDefault : texts.defaultView })}
            </MenuItem>
            <MenuItem
              sx={{ color: 'error.main' }}
              onClick={item(() => {
                remove(view);
                onRemoved?.();
              })}
            >
              {content({ icon: <DeleteOutline fontSize="small" />, label: texts.remove })}
            </MenuItem>
          </Menu>
        );
      }}
    </RowMenu>
  );
};
