import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ActionButton } from './ActionButton';
import { LookButton } from './LookButton';
import { MoreActions } from './MoreActions';
import type { OfferedAction } from './offered-actions';

/** How many actions stand as buttons beside the title; the others, and those that cannot be done, are in the menu. */
const BUTTONS = { narrow: 0, medium: 1, wide: 2 };

const useRoom = (): number => {
  const { breakpoints } = useTheme();
  const medium = useMediaQuery(breakpoints.up('sm'));
  const wide = useMediaQuery(breakpoints.up('lg'));
  if (wide) return BUTTONS.wide;
  return medium ? BUTTONS.medium : BUTTONS.narrow;
};

interface ActionToolbarProps {
  /** What it acts on, for those who cannot see what it stands beside. */
  readonly label: string;
  readonly actions: readonly OfferedAction[];
  /** Names of those that are always at hand where there is room, whatever else can be done. */
  readonly looks: ReadonlySet<string>;
  /** Whether what is on the page is read again. */
  readonly reloading: boolean;
}

/** What can be done with what the page shows, as the gateway says of its version. */
export const ActionToolbar = ({ label, actions, looks, reloading }: ActionToolbarProps) => {
  const room = useRoom();
  // a menu with one line would only hide it
  const alone = room === 0 && actions.length === 1;
  const atHand = actions.filter(({ name }) => alone || (room > 0 && looks.has(name)));
  const others = actions.filter((action) => !atHand.includes(action));
  const buttons = others.filter(({ refusal }) => refusal === undefined).slice(0, room);
  const rest = others.filter((action) => !buttons.includes(action));
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {buttons.map((action) => (
        <ActionButton key={action.name} action={action} />
      ))}
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {atHand.map((action) => (
          <LookButton key={action.name} action={action} busy={action.name === 'refresh' && reloading} />
        ))}
        {rest.length > 0 && <MoreActions actions={rest} />}
      </Box>
    </Box>
  );
};
