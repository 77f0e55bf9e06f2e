import MoreVert from '@mui/icons-material/MoreVertRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { ActionItems } from './ActionItems';
import { actionsTexts as texts } from './actions.texts';
import type { OfferedAction } from './offered-actions';

/**
 * Number of actions that stand as buttons beside the title. The others, and those that cannot be done, are in the menu.
 */
const BUTTONS = { narrow: 0, medium: 1, wide: 3 };

/** Width of the narrowest tablets, in pixels. In a narrower window a button would cover the amount. */
const TABLET = 744;

const useRoom = (): number => {
  const { breakpoints } = useTheme();
  const medium = useMediaQuery(breakpoints.up(TABLET));
  const wide = useMediaQuery(breakpoints.up('lg'));
  if (wide) return BUTTONS.wide;
  return medium ? BUTTONS.medium : BUTTONS.narrow;
};

/** Properties of a link to a page in another window. */
const otherWindow = ({ label }: OfferedAction, href: string) =>
  ({ href, target: '_blank', rel: 'noopener noreferrer', 'aria-label': `${label} ${texts.newWindow}` }) as const;

/** An action as a button with its label, filled for what one does next; a page in another window is a link. */
const ActionButton = ({ action }: { readonly action: OfferedAction }) => {
  const { label, icon, effect, next } = action;
  return (
    <Button
      {...(next ? ({ variant: 'contained' } as const) : ({ variant: 'outlined', color: 'inherit' } as const))}
      startIcon={icon}
      {...('run' in effect ? { onClick: effect.run } : otherWindow(action, effect.href))}
    >
      {label}
    </Button>
  );
};

/** An action as an icon, with its name and the reason of a refusal: actions that only look at something. */
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

/** The menu of the actions that have no room in the toolbar, and of those that cannot be done now. */
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
  /** The entity that it acts on, for those who cannot see what it stands beside. */
  readonly label: string;
  readonly actions: readonly OfferedAction[];
  /** Actions on whatever is shown: always in the menu. */
  readonly last?: readonly OfferedAction[];
  /** Actions that stand as buttons even where there is little room. */
  readonly atLeast?: number;
  /** True while the content of the page is read again. */
  readonly reloading?: boolean;
}

/** The actions of the entity that the page shows, as the gateway offers them for its version. */
export const ActionToolbar = (props: ActionToolbarProps) => {
  const { label, actions, last = [], atLeast = 0, reloading = false } = props;
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
