import type { TypedDocumentNode } from '@apollo/client';
import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverActions } from '@mui/material/Popover';
import { createContext, useContext, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { copyText } from '@/shared/feedback';
import { RowButton, type OpenRowMenu } from '@/shared/RowButton';
import { errorOf, useApolloClient, useDocument } from '@/shared/apollo';
import { texts } from '@/shared/texts';
import { ActionButton } from './ActionButton';
import type { ActionName } from './action-names.generated';
import { ActionItems, LineItem, type MenuLine } from './ActionItems';
import { useMoreLinesOf } from './more-lines';
import type { ActionContext, OfferedAction, OfferedEntity } from './offered-actions';
import { useOffers, type Offers } from './use-offers';

export type { MenuLine } from './ActionItems';

interface CopyTexts {
  readonly copyId: string;
  readonly idCopied: string;
}

/**
 * Returns the line that copies an identifier of a row.
 * @param label replaces `copyId` of the texts
 */
export const copyLine = (words: CopyTexts, id: string, label: string = words.copyId): MenuLine => ({
  label,
  icon: <ContentCopy />,
  run: () => void copyText(id, words.idCopied),
});

interface RowLinesProps {
  readonly menu: OpenRowMenu;
  readonly lines: () => readonly MenuLine[];
  readonly context: Pick<ActionContext, 'client' | 'open'>;
  readonly actions?: readonly OfferedAction[];
  /** Text shown instead of the actions while they are loading, or when they could not be read. */
  readonly problem?: string | undefined;
  /** Width in pixels; by default, the width of the content. */
  readonly width?: number;
}

/** Open menu of a row. It is positioned again when its actions arrive. */
const RowLines = ({ menu, lines, context, actions = [], problem, width }: RowLinesProps) => {
  const { anchor, onClose } = menu;
  const popover = useRef<PopoverActions>(null);
  useEffect(
    function placeAgain() {
      if (problem === undefined) popover.current?.updatePosition();
    },
    [problem],
  );
  return (
    <Menu
      action={popover}
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ list: { disabledItemsFocusable: true }, paper: { sx: width === undefined ? {} : { width } } }}
    >
      {lines().map((line) => (
        <LineItem key={line.label} line={line} context={context} onDone={onClose} />
      ))}
      {(actions.length > 0 || problem !== undefined) && <Divider />}
      {problem === undefined ? (
        <ActionItems actions={actions} onDone={onClose} />
      ) : (
        <MenuItem disabled>
          <ListItemText primary={problem} slotProps={{ primary: { sx: { whiteSpace: 'normal' } } }} />
        </MenuItem>
      )}
    </Menu>
  );
};

/**
 * Query for the actions of one row, sent when its menu or panel opens. It is for lists that do not read actions with
 * their rows.
 */
export interface AskedActions<Entity> {
  /** Query whose entity has the alias `entity`. */
  readonly query: TypedDocumentNode<{ readonly entity: Entity | null }, { id: string }>;
  /** Text shown when the entity does not exist. */
  readonly unavailable: string;
  /** True to leave refused actions out; the detail shows their reasons. */
  readonly onlyAllowed?: boolean;
}

/** Properties of the menu of a row. */
export interface RowMenuProps<Name extends ActionName, Entity> {
  readonly id: string;
  /** Accessible name of the button. */
  readonly label: string;
  /** Returns the lines above the actions. */
  readonly lines: () => readonly MenuLine[];
  readonly offers: Offers<Name, Entity>;
  /** Row with its actions. Absent when `asked` reads them, and when the gateway offers none. */
  readonly entity?: Entity | undefined;
  readonly asked?: AskedActions<Entity> | undefined;
}

interface OpenMenuProps<Name extends ActionName, Entity> extends Omit<RowMenuProps<Name, Entity>, 'label'> {
  readonly menu: OpenRowMenu;
}

/**
 * Open menu of a row. After an action that needs no dialog, it refetches all active queries. The row may no longer
 * match its list.
 */
const OpenMenu = <Name extends ActionName, Entity extends OfferedEntity>({
  id,
  offers,
  entity,
  asked,
  lines,
  ...shown
}: OpenMenuProps<Name, Entity> & Pick<RowLinesProps, 'problem' | 'width'>) => {
  const client = useApolloClient();
  const more = useMoreLinesOf()(id);
  const { offered, open } = useOffers(offers, {
    onChanged: () => void client.refetchQueries({ include: 'active' }),
  });
  const actions = offered(entity);
  return (
    <RowLines
      {...shown}
      lines={() => [...lines(), ...more]}
      context={{ client, open: (action) => open({ action, id }) }}
      actions={asked?.onlyAllowed ? actions.filter(({ refusal }) => refusal === undefined) : actions}
    />
  );
};

/** Open menu of a row whose actions are read when it opens. */
const AskingMenu = <Name extends ActionName, Entity extends OfferedEntity>({
  asked,
  ...row
}: OpenMenuProps<Name, Entity> & { readonly asked: AskedActions<Entity> }) => {
  const result = useDocument<{ readonly entity: Entity | null }, { id: string }>(asked.query, {
    variables: { id: row.id },
  });
  const entity = result.data?.entity ?? undefined;
  const problem = errorOf(result)?.message ?? (result.loading ? texts.loading : asked.unavailable);
  return <OpenMenu {...row} asked={asked} entity={entity} problem={entity ? undefined : problem} width={260} />;
};

/** Maximum number of actions that a panel shows as buttons; its menu has all of them. */
const BUTTONS = 2;

/** Buttons of the first allowed actions of a row. Actions that only an icon shows elsewhere are left to the menu. */
const RowButtons = <Name extends ActionName, Entity extends OfferedEntity>({
  offers,
  entity,
}: Pick<RowMenuProps<Name, Entity>, 'offers' | 'entity'>) => {
  const client = useApolloClient();
  const { offered } = useOffers(offers, { onChanged: () => void client.refetchQueries({ include: 'active' }) });
  return offered(entity)
    .filter(({ refusal, atHand }) => refusal === undefined && !atHand)
    .slice(0, BUTTONS)
    .map((action) => <ActionButton key={action.name} action={action} />);
};

/** Buttons of a row whose actions are read when its panel opens. */
const AskingButtons = <Name extends ActionName, Entity extends OfferedEntity>({
  asked,
  ...row
}: Pick<RowMenuProps<Name, Entity>, 'id' | 'offers'> & { readonly asked: AskedActions<Entity> }) => {
  const { data } = useDocument<{ readonly entity: Entity | null }, { id: string }>(asked.query, {
    variables: { id: row.id },
  });
  return <RowButtons {...row} entity={data?.entity ?? undefined} />;
};

const MenuPlaceContext = createContext<HTMLElement | null>(null);

/**
 * Moves the button of the row menu inside it to another element, the head of a panel. In its place the menu shows its
 * first actions as buttons.
 */
export const MenuPlace = MenuPlaceContext.Provider;

/** Menu of a row: its own lines, the lines of `MoreLines`, then the actions that the gateway offers. */
export const RowMenu = <Name extends ActionName, Entity extends OfferedEntity>({
  label,
  asked,
  ...row
}: RowMenuProps<Name, Entity>) => {
  const place = useContext(MenuPlaceContext);
  const button = (
    <RowButton label={label}>
      {(menu) => (asked ? <AskingMenu {...row} asked={asked} menu={menu} /> : <OpenMenu {...row} menu={menu} />)}
    </RowButton>
  );
  if (place === null) return button;
  return (
    <>
      {asked ? <AskingButtons {...row} asked={asked} /> : <RowButtons {...row} />}
      {createPortal(button, place)}
    </>
  );
};
