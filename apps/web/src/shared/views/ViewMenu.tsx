import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded';
import Edit from '@mui/icons-material/EditOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import GroupRemove from '@mui/icons-material/GroupRemoveOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import SaveAs from '@mui/icons-material/SaveAsOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { copyText } from '@/shared/feedback';
import { RowButton } from '@/shared/RowButton';
import { useSharedViews } from './shared-views';
import { useViews } from './use-views';
import type { SavedView } from './views';
import { viewsTexts as texts } from './views.texts';

export interface ViewMenuProps {
  /** Key of its list. */
  readonly list: string;
  readonly view: SavedView;
  /** Path that opens the view. */
  readonly path: string;
  /**
   * Search parameters of the screen, which the menu offers to store in the view. Undefined when the view has them, or
   * when they are not known.
   */
  readonly replacement?: string | undefined;
  readonly onRename: () => void;
  /** Opens the dialog that shares the view with holders of a permission. */
  readonly onShare: () => void;
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

/**
 * Returns whether the view is shared, private (`own`), or must stay in this browser. Undefined when the gateway stores
 * no views.
 */
const useSharing = (view: SavedView): 'own' | 'shared' | 'stays here' | undefined => {
  const { isKept, own, isKeepable } = useSharedViews();
  if (!isKept) return undefined;
  if (!isKeepable(view)) return 'stays here';
  return view.id !== undefined && Object.hasOwn(own, view.id) ? 'shared' : 'own';
};

/** Menu with the actions on a view. */
export const ViewMenu = ({ list, path, view, replacement, onRename, onShare, onRemoved }: ViewMenuProps) => {
  const { defaultView, overwrite, setDefault, remove } = useViews(list);
  const { share, unshare } = useSharedViews();
  const isDefault = defaultView === view.name;
  const sharing = useSharing(view);
  return (
    <RowButton label={texts.actionsOf(view.name)}>
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
            {sharing === 'stays here' && (
              <MenuItem disabled sx={{ maxWidth: 320, whiteSpace: 'normal' }}>
                <ListItemIcon>
                  <GroupOutlined fontSize="small" />
                </ListItemIcon>
                <ListItemText primary={texts.share} secondary={texts.staysHere} />
              </MenuItem>
            )}
            {sharing === 'own' && (
              <MenuItem onClick={item(() => void share(view, null))}>
                {content({ icon: <GroupOutlined fontSize="small" />, label: texts.share })}
              </MenuItem>
            )}
            {sharing === 'own' && (
              <MenuItem onClick={item(onShare)}>
                {content({ icon: <GroupOutlined fontSize="small" />, label: texts.shareWithSome })}
              </MenuItem>
            )}
            {sharing === 'shared' && (
              <MenuItem onClick={item(() => void unshare(view))}>
                {content({ icon: <GroupRemove fontSize="small" />, label: texts.unshare })}
              </MenuItem>
            )}
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
    </RowButton>
  );
};
