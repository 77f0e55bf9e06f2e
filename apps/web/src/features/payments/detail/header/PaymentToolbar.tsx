import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ActionName } from '../../actions/menu/action-looks';
import { menuTexts } from '../../actions/menu/menu.texts';
import type { PaymentActionsFragment } from '../../actions/menu/PaymentActions.generated';
import { useOfferedActions } from '../../actions/menu/use-offered-actions';
import { ActionButton } from './ActionButton';
import { LookButton } from './LookButton';
import { MoreActions } from './MoreActions';

/** How many actions stand as buttons beside the title; the others, and those that cannot be done, are in the menu. */
const BUTTONS = { narrow: 0, medium: 1, wide: 2 };

/** Always at hand where there is room, whatever else can be done. */
const looks: ReadonlySet<ActionName> = new Set(['refresh', 'history']);

const useRoom = (): number => {
  const { breakpoints } = useTheme();
  const medium = useMediaQuery(breakpoints.up('sm'));
  const wide = useMediaQuery(breakpoints.up('lg'));
  if (wide) return BUTTONS.wide;
  return medium ? BUTTONS.medium : BUTTONS.narrow;
};

/** What the page does for its toolbar. */
export interface PageActions {
  readonly run: (action: ActionName) => void;
  readonly reloading: boolean;
}

interface PaymentToolbarProps {
  readonly payment: PaymentActionsFragment;
  readonly page: PageActions;
}

/** What can be done with the payment, as the gateway says of the version that is shown. */
export const PaymentToolbar = ({ payment, page }: PaymentToolbarProps) => {
  const room = useRoom();
  const all = useOfferedActions(payment, page.run);
  const atHand = room > 0 ? all.filter(({ name }) => looks.has(name)) : [];
  const others = all.filter((action) => !atHand.includes(action));
  const buttons = others.filter(({ refusal }) => refusal === undefined).slice(0, room);
  const rest = others.filter((action) => !buttons.includes(action));
  return (
    <Box role="group" aria-label={menuTexts.label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {buttons.map((action) => (
        <ActionButton key={action.name} action={action} />
      ))}
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {atHand.map((action) => (
          <LookButton key={action.name} action={action} busy={action.name === 'refresh' && page.reloading} />
        ))}
        {rest.length > 0 && <MoreActions actions={rest} />}
      </Box>
    </Box>
  );
};
