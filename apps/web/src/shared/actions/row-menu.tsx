import type { TypedDocumentNode } from '@apollo/client';
import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverActions } from '@mui/material/Popover';
import { useEffect, useRef } from 'react';
import { copyText } from '@/shared/feedback';
import { RowButton, type OpenRowMenu } from '@/shared/RowButton';
import { errorOf, useApolloClient, useDocument } from '@/shared/apollo';
import { texts } from '@/shared/texts';
import type { ActionName } from './action-names.generated';
import { ActionItems, LineItem, type MenuLine } from './ActionItems';
import type { ActionContext, OfferedAction, OfferedEntity } from './offered-actions';
import { useOffers, type Offers } from './use-offers';

export type { MenuLine } from './ActionItems';

interface CopyTexts {
  readonly copyId: string;
  readonly idCopied: string;
}

/** The line that copies an identifier of a row. @param label in the place of that of the row's own */
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
  /** Stands in the place of the actions while they are not known. */
  readonly problem?: string | undefined;
  /** In pixels; without it, that of its content. */
  readonly width?: number;
}

/** The open menu of a row. It finds its place again when its actions come. */
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

/** Request for the actions of rows that do not bring them along, sent when the menu opens. */
export interface AskedActions<Entity> {
  /** Answers the entity under the alias `entity`. */
  readonly query: TypedDocumentNode<{ readonly entity: Entity | null }, { id: string }>;
  /** Shown where the entity is not there. */
  readonly unavailable: string;
  /** Leaves out actions that are refused: their reasons stand on the detail. */
  readonly onlyAllowed?: boolean;
}

/** Properties of the menu of a row. */
export interface RowMenuProps<Name extends ActionName, Entity> {
  readonly id: string;
  /** Name of the button. */
  readonly label: string;
  /** Lines above the actions. */
  readonly lines: () => readonly MenuLine[];
  readonly offers: Offers<Name, Entity>;
  /** The row with its actions; left out where they are requested, and where the gateway offers none. */
  readonly entity?: Entity | undefined;
  readonly asked?: AskedActions<Entity> | undefined;
}

interface OpenMenuProps<Name extends ActionName, Entity> extends Omit<RowMenuProps<Name, Entity>, 'label'> {
  readonly menu: OpenRowMenu;
}

/** An action on a row requests again all that is on the screen: its list, which the row may leave. */
const OpenMenu = <Name extends ActionName, Entity extends OfferedEntity>({
  id,
  offers,
  entity,
  asked,
  ...lines
}: OpenMenuProps<Name, Entity> & Pick<RowLinesProps, 'problem' | 'width'>) => {
  const client = useApolloClient();
  const { offered, open } = useOffers(offers, {
    onChanged: () => void client.refetchQueries({ include: 'active' }),
  });
  const actions = offered(entity);
  return (
    <RowLines
      {...lines}
      context={{ client, open: (action) => open({ action, id }) }}
      actions={asked?.onlyAllowed ? actions.filter(({ refusal }) => refusal === undefined) : actions}
    />
  );
};

/** The open menu of a row whose actions are requested. */
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

/** The menu of a row: its own lines, then the actions that the gateway offers. */
export const RowMenu = <Name extends ActionName, Entity extends OfferedEntity>({
  label,
  asked,
  ...row
}: RowMenuProps<Name, Entity>) => (
  <RowButton label={label}>
    {(menu) => (asked ? <AskingMenu {...row} asked={asked} menu={menu} /> : <OpenMenu {...row} menu={menu} />)}
  </RowButton>
);
