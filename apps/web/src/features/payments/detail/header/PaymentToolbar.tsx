import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { paymentDetailTexts } from '../detail.texts';
import { ActionButton } from './ActionButton';
import { MoreActions } from './MoreActions';
import type { PaymentActionsFragment } from './PaymentActions.generated';
import { useToolbarActions, type PageActions } from './use-toolbar-actions';

/** How many actions stand as buttons beside the title; all others are in the menu. */
const BUTTONS = { narrow: 0, medium: 1, wide: 3 };

const useRoom = (): number => {
  const { breakpoints } = useTheme();
  const medium = useMediaQuery(breakpoints.up('sm'));
  const wide = useMediaQuery(breakpoints.up('lg'));
  if (wide) return BUTTONS.wide;
  return medium ? BUTTONS.medium : BUTTONS.narrow;
};

interface PaymentToolbarProps {
  readonly payment: PaymentActionsFragment;
  readonly page: PageActions;
}

/** What can be done with the payment, as the gateway says of the version that is shown. */
export const PaymentToolbar = ({ payment, page }: PaymentToolbarProps) => {
  const buttons = useRoom();
  const actions = useToolbarActions(payment, page);
  const rest = actions.slice(buttons);
  return (
    <Box
      role="group"
      aria-label={paymentDetailTexts.actions.label}
      sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
    >
      {actions.slice(0, buttons).map((action) => (
        <ActionButton key={action.name} action={action} />
      ))}
      {rest.length > 0 && <MoreActions actions={rest} />}
    </Box>
  );
};
