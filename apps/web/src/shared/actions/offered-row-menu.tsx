import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { notify } from '@/shared/feedback';
import { RowMenu, type OpenRowMenu } from '@/shared/list';
import { ActionItems } from './ActionItems';
import type { UseOfferedActions } from './entity-actions';
import type { OfferedEntity, OfferedRow } from './offered-actions';
import { useOpenAction } from './open-action';

interface OfferedRowMenuProps<Name extends string, Row> {
  readonly row: Row;
  readonly texts: { readonly actionsOf: (id: string) => string; readonly copyId: string; readonly idCopied: string };
  readonly useOfferedActions: UseOfferedActions<Name, OfferedEntity>;
  /** Lines above the copy of the identifier. */
  readonly before?: (menu: OpenRowMenu) => ReactNode;
  /** Lines between that and the actions. */
  readonly after?: (menu: OpenRowMenu) => ReactNode;
}

const Items = <Name extends string, Row extends OfferedRow>(
  props: OfferedRowMenuProps<Name, Row> & { readonly menu: OpenRowMenu },
) => {
  const { row, texts, useOfferedActions, before, after, menu } = props;
  const { anchor, onClose } = menu;
  const open = useOpenAction();
  const actions = useOfferedActions({ id: row.id, availableActions: row.bulkActions }, (name) => open(name, row));
  const copy = () => {
    void navigator.clipboard.writeText(row.id).then(() => {
      notify.short(texts.idCopied, 'success');
    });
    onClose();
  };
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { disabledItemsFocusable: true } }}>
      {before?.(menu)}
      <MenuItem onClick={copy}>
        <ListItemIcon>
          <ContentCopy fontSize="small" />
        </ListItemIcon>
        {texts.copyId}
      </MenuItem>
      {after?.(menu)}
      {actions.length > 0 && <Divider />}
      <ActionItems actions={actions} onDone={onClose} />
    </Menu>
  );
};

/** The menu of a row that brings its offered actions along. */
export const OfferedRowMenu = <Name extends string, Row extends OfferedRow>(props: OfferedRowMenuProps<Name, Row>) => (
  <RowMenu label={props.texts.actionsOf(props.row.id)}>{(menu) => <Items {...props} menu={menu} />}</RowMenu>
);
