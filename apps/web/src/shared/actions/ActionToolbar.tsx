import MoreVert from '@mui/icons-material/MoreVertRounded';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { ActionButton, otherWindow } from './ActionButton';
import { ActionItems } from './ActionItems';
import { actionsTexts as texts } from './actions.texts';
import type { OfferedAction } from './offered-actions';
import { useOpenActions } from './open-actions';

/** Number of labeled buttons by window width, unless `atLeast` is larger. Other actions are icons, or in the menu. */
const BUTTONS = { narrow: 0, medium: 1, wide: 3 };

/** Width of the narrowest tablets, in pixels. A narrower window has no room for a button beside the amount. */
const TABLET = 744;

const useRoom = (): number => {
  const { breakpoints } = useTheme();
  const medium = useMediaQuery(breakpoints.up(TABLET));
  const wide = useMediaQuery(breakpoints.up('lg'));
  if (wide) return BUTTONS.wide;
  return medium ? BUTTONS.medium : BUTTONS.narrow;
};

/** Action as an icon, for an action with `atHand`. Its tooltip has the label and the reason of a refusal. */
const IconAction = ({ action, busy }: { readonly action: OfferedAction; readonly busy: boolean }) => {
  const { label, icon, refusal, effect } = action;
  if (refusal === undefined && 'href' in effect)
    return (
      <Tooltip title={label} describeChild>
        <IconButton {...otherWindow(action, effect.href)}>{icon}</IconButton>
      </Tooltip>
    );
  const run = refusal === undefined && !busy && 'run' in effect ? effect.run : undefined;
  return (
    <Tooltip title={refusal === undefined ? label : `${label}: ${refusal}`}>
      <IconButton
        aria-label={label}
        aria-busy={busy}
        {...(refusal === undefined ? {} : { 'aria-disabled': true, sx: { color: 'text.disabled' } })}
        {...(run ? { onClick: run } : {})}
      >
        {busy ? <CircularProgress size={20} color="inherit" aria-hidden /> : icon}
      </IconButton>
    </Tooltip>
  );
};

/** Menu of the actions without a button or icon of their own. */
const MoreActions = ({ actions }: { readonly actions: readonly OfferedAction[] }) => {
  const buttonId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={texts.more}>
        <IconButton
          id={buttonId}
          aria-label={texts.more}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreVert />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          list: { 'aria-labelledby': buttonId, disabledItemsFocusable: true },
          paper: { sx: { width: 300 } },
        }}
      >
        <ActionItems actions={actions} onDone={close} />
      </Menu>
    </>
  );
};

interface ActionToolbarProps {
  /** Name of the toolbar, for screen readers: `Acciones del pago`. */
  readonly label: string;
  readonly actions: readonly OfferedAction[];
  /** Actions that are always in the menu, after the other allowed ones. */
  readonly last?: readonly OfferedAction[];
  /** Number of buttons for which there is room even in a narrow window. */
  readonly atLeast?: number;
  /** True while the page reads its content again. */
  readonly reloading?: boolean;
}

/** Toolbar with an entity's actions: labeled buttons, icons, and a menu with the others. */
export const ActionToolbar = (props: ActionToolbarProps) => {
  const { label, actions, last = [], atLeast = 0, reloading = false } = props;
  useOpenActions([...actions, ...last]);
  const room = Math.max(useRoom(), atLeast);
  const atHand = room > 0 ? actions.filter(({ atHand }) => atHand) : [];
  const others = actions.filter((action) => !atHand.includes(action));
  const buttons = others.filter(({ refusal }) => refusal === undefined).slice(0, room);
  const rest = [...others.filter((action) => !buttons.includes(action)), ...last];
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', alignItems: 'center', gap: 1, displayPrint: 'none' }}>
      {buttons.map((action) => (
        <ActionButton key={action.name} action={action} />
      ))}
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {atHand.map((action) => (
          <IconAction key={action.name} action={action} busy={action.reloads === true && reloading} />
        ))}
        {rest.length > 0 && <MoreActions actions={rest} />}
      </Box>
    </Box>
  );
};
