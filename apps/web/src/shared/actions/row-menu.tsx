import type { TypedDocumentNode } from '@apollo/client';
import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverActions } from '@mui/material/Popover';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorOf, useDocument } from '@/shared/apollo';
import { notify } from '@/shared/feedback';
import { RowMenu, type OpenRowMenu } from '@/shared/list';
import { texts as common } from '@/shared/texts';
import { ActionItems } from './ActionItems';
import type { UseOfferedActions } from './entity-actions';
import type { OfferedEntity } from './offered-actions';
import { useOpenAction } from './open-action';

interface RowMenuOptions<Name extends string, Entity> {
  readonly useOfferedActions: UseOfferedActions<Name, Entity>;
  readonly texts: {
    readonly actionsOf: (id: string) => string;
    readonly seeDetail: string;
    readonly copyId: string;
    readonly idCopied: string;
    readonly unavailable: string;
  };
  /** Query of the offered actions, which answers the entity under the alias `entity`. */
  readonly query: TypedDocumentNode<{ readonly entity: Entity | null }, { id: string }>;
  readonly pathOf: (id: string) => string;
  readonly historyPathOf: (id: string) => string;
  /** Leaves out actions that are refused: their reasons stand on the detail. */
  readonly onlyAllowed?: boolean;
}

interface RowMenuProps {
  readonly id: string;
  /** Texts to copy beside the identifier, by their label on the menu; null where the row has none. */
  readonly copies: Readonly<Record<string, string | null>>;
}

interface ItemsProps<Name extends string, Entity> extends RowMenuOptions<Name, Entity>, RowMenuProps {
  readonly menu: OpenRowMenu;
}

const Actions = <Name extends string, Entity extends OfferedEntity>(
  props: ItemsProps<Name, Entity> & { readonly entity: Entity },
) => {
  const { entity, menu, onlyAllowed = false, historyPathOf, useOfferedActions } = props;
  const navigate = useNavigate();
  const open = useOpenAction();
  const actions = useOfferedActions(entity, (name) => {
    // the versions are a part of the detail
    if (name === 'history') void navigate(historyPathOf(entity.id));
    else open(name, entity);
  });
  return (
    <ActionItems
      actions={onlyAllowed ? actions.filter(({ refusal }) => refusal === undefined) : actions}
      onDone={menu.onClose}
    />
  );
};

const Items = <Name extends string, Entity extends OfferedEntity>(props: ItemsProps<Name, Entity>) => {
  const { id, copies, texts, query, pathOf, menu } = props;
  const { anchor, onClose } = menu;
  const result = useDocument(query, { variables: { id } });
  const entity = result.data?.entity;
  const popover = useRef<PopoverActions>(null);
  const isKnown = Boolean(entity);
  const problem = errorOf(result)?.message ?? (result.loading ? common.loading : texts.unavailable);
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
      <MenuItem component={Link} to={pathOf(id)}>
        <ListItemIcon>
          <Visibility fontSize="small" />
        </ListItemIcon>
        {texts.seeDetail}
      </MenuItem>
      {Object.entries({ [texts.copyId]: id, ...copies }).map(
        ([label, value]) =>
          value !== null && (
            <MenuItem key={label} onClick={copy(value)}>
              <ListItemIcon>
                <ContentCopy fontSize="small" />
              </ListItemIcon>
              {label}
            </MenuItem>
          ),
      )}
      <Divider />
      {entity ? (
        <Actions {...props} entity={entity} />
      ) : (
        <MenuItem disabled>
          <ListItemText primary={problem} slotProps={{ primary: { sx: { whiteSpace: 'normal' } } }} />
        </MenuItem>
      )}
    </Menu>
  );
};

/** Makes the menu of a row: its detail and copies at once, and its actions as the gateway offers them. */
export const createRowMenu =
  <Name extends string, Entity extends OfferedEntity>(options: RowMenuOptions<Name, Entity>) =>
  (row: RowMenuProps) => (
    <RowMenu label={options.texts.actionsOf(row.id)}>{(menu) => <Items {...options} {...row} menu={menu} />}</RowMenu>
  );
