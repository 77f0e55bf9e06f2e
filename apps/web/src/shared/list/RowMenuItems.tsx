import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverActions } from '@mui/material/Popover';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { errorOf } from '@/shared/apollo';
import { notify } from '@/shared/feedback';
import { texts as common } from '@/shared/texts';
import type { ListWords } from './list.texts';
import type { OpenRowMenu } from './RowMenu';

interface RowMenuItemsProps {
  readonly menu: OpenRowMenu;
  readonly texts: Pick<ListWords, 'seeDetail' | 'idCopied' | 'unavailable'>;
  /** The address of its detail. */
  readonly to: string;
  /** What can be copied: what it is called on the menu, and the text. */
  readonly copies: readonly { readonly label: string; readonly value: string }[];
  /** What came of asking what can be done with the row. */
  readonly asked: { readonly error?: unknown; readonly loading: boolean };
  /** What can be done, once that is known. */
  readonly children: ReactNode;
}

/** The menu of a row: what can be looked at and copied at once, and what can be done as the gateway says. */
export const RowMenuItems = ({ menu, texts, to, copies, asked, children }: RowMenuItemsProps) => {
  const popover = useRef<PopoverActions>(null);
  const { anchor, onClose } = menu;
  const isKnown = Boolean(children);
  const problem = errorOf(asked)?.message ?? (asked.loading ? common.loading : texts.unavailable);
  useEffect(
    function placeAgain() {
      if (isKnown) popover.current?.updatePosition();
    },
    [isKnown],
  );
  const copy = (value: string) => () => {
    void navigator.clipboard.writeText(value).then(() => {
      notify.short(texts.idCopied, 'success');
    });
    onClose();
  };
  return (
    <Menu
      action={popover}
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ list: { disabledItemsFocusable: true }, paper: { sx: { width: 260 } } }}
    >
      <MenuItem component={Link} to={to}>
        <ListItemIcon>
          <Visibility fontSize="small" />
        </ListItemIcon>
        {texts.seeDetail}
      </MenuItem>
      {copies.map(({ label, value }) => (
        <MenuItem key={label} onClick={copy(value)}>
          <ListItemIcon>
            <ContentCopy fontSize="small" />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
      <Divider />
      {children ?? (
        <MenuItem disabled>
          <ListItemText primary={problem} slotProps={{ primary: { sx: { whiteSpace: 'normal' } } }} />
        </MenuItem>
      )}
    </Menu>
  );
};
