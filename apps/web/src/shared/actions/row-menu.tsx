import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverActions } from '@mui/material/Popover';
import { useEffect, useRef } from 'react';
import { copyText } from '@/shared/feedback';
import { RowButton, type OpenRowMenu } from '@/shared/RowButton';
import { useApolloClient } from '@/shared/apollo';
import { ActionItems, LineItem, type MenuLine } from './ActionItems';
import type { ActionContext, OfferedAction } from './offered-actions';
import { useActionAddress } from './use-action-address';

export type { MenuLine } from './ActionItems';

interface CopyTexts {
  readonly copyId: string;
  readonly idCopied: string;
}

/** The line that copies an identifier of a row. @param label in the place of that of the row's own */
export const copyLine = (texts: CopyTexts, id: string, label: string = texts.copyId): MenuLine => ({
  label,
  icon: <ContentCopy />,
  run: () => void copyText(id, texts.idCopied),
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
export const RowLines = ({ menu, lines, context, actions = [], problem, width }: RowLinesProps) => {
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

interface LineMenuProps {
  readonly id: string;
  /** Name of the button. */
  readonly label: string;
  /** Parameter of the address that names the row beside a dialog. */
  readonly parameter: string;
  readonly lines: () => readonly MenuLine[];
}

const OpenLineMenu = ({ id, parameter, ...lines }: Omit<LineMenuProps, 'label'> & { readonly menu: OpenRowMenu }) => {
  const client = useApolloClient();
  const { open } = useActionAddress(parameter);
  return <RowLines {...lines} context={{ client, open: (action) => open({ action, id }) }} />;
};

/** The menu of a row of which the gateway offers no actions; its dialogs are opened by the address. */
export const LineMenu = ({ label, ...row }: LineMenuProps) => (
  <RowButton label={label}>{(menu) => <OpenLineMenu {...row} menu={menu} />}</RowButton>
);
