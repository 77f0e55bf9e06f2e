import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverActions } from '@mui/material/Popover';
import { useEffect, useRef, type ReactNode } from 'react';
import { errorOf, useApolloClient, useDocument } from '@/shared/apollo';
import type { OpenRowMenu } from '@/shared/RowButton';
import { texts } from '@/shared/texts';
import type { ActionName } from './action-names.generated';
import { ActionItems, LineItem, type MenuLine } from './ActionItems';
import { useMoreLinesOf } from './more-lines';
import type { ActionContext, OfferedAction, OfferedEntity } from './offered-actions';
import type { AskedActions, RowMenuProps } from './row-menu-props';
import { useOffers } from './use-offers';

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

interface OpenMenuProps<Name extends ActionName, Entity> extends Omit<RowMenuProps<Name, Entity>, 'label'> {
  readonly menu: OpenRowMenu;
}

/**
 * Open menu of a row. After an action that needs no dialog, it refetches all active queries, because the row may no
 * longer match its list.
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

/** Open menu of a row. */
const OpenedRowMenu = <Name extends ActionName, Entity extends OfferedEntity>({
  asked,
  ...row
}: OpenMenuProps<Name, Entity>) => (asked ? <AskingMenu {...row} asked={asked} /> : <OpenMenu {...row} />);

interface WithOpenRowMenuProps {
  readonly onClose: () => void;
  readonly children: (Opened: typeof OpenedRowMenu) => ReactNode;
}

/** Passes the component of the open menu to its child, which knows the types of the row. */
export const WithOpenRowMenu = ({ children }: WithOpenRowMenuProps) => children(OpenedRowMenu);
