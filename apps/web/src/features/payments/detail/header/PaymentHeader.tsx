import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { money } from '@/shared/format';
import { paymentsPath } from '../../payments.paths';
import { paymentDetailTexts } from '../detail.texts';
import { PaymentStatusChips } from '../PaymentStatusChips';
import type { PaymentHeaderFragment } from './PaymentHeader.generated';
import { PaymentToolbar } from './PaymentToolbar';
import type { PageActions } from './use-toolbar-actions';

/** Height of the bar of the shell, in pixels: this one stays below it. */
const SHELL_BAR = 56;

const bar = {
  position: 'sticky',
  top: SHELL_BAR,
  zIndex: (theme: Theme) => theme.zIndex.appBar - 1,
  mx: { xs: -2, sm: -3 },
  mt: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  // a low window, or one at 200 % zoom, needs its height for what is read
  '@media (max-height: 520px)': { position: 'static' },
};

/** Back to the list, in the state in which it was left: the list remembers it for the session (A15). */
const Back = () => (
  <Tooltip title={paymentDetailTexts.back}>
    <IconButton component={Link} to={paymentsPath} aria-label={paymentDetailTexts.back} edge="start">
      <ArrowBack />
    </IconButton>
  </Tooltip>
);

/** The title of the page, alone while there is nothing to act on. */
export const PaymentTitleBar = ({ children }: { readonly children?: ReactNode }) => (
  <Box sx={bar}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, minHeight: 60, py: 1 }}>
      <Back />
      <Typography component="h1" variant="h1" sx={{ fontSize: { xs: '1.125rem', md: '1.375rem' } }}>
        {paymentDetailTexts.title}
      </Typography>
      {children}
    </Box>
  </Box>
);

interface PaymentHeaderProps {
  readonly payment: PaymentHeaderFragment;
  readonly page: PageActions;
}

/** Stays while the page scrolls: which payment, how it stands, and what can be done. */
export const PaymentHeader = ({ payment, page }: PaymentHeaderProps) => (
  <PaymentTitleBar>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <PaymentStatusChips payment={payment} />
      <Typography component="span" color="text.secondary" sx={{ fontWeight: 560 }}>
        {money(payment.finalAmount, payment.currencyId)}
      </Typography>
    </Box>
    <Box sx={{ ml: 'auto' }}>
      <PaymentToolbar payment={payment} page={page} />
    </Box>
    {page.reloading && <LinearProgress aria-hidden sx={{ position: 'absolute', insetInline: 0, bottom: -1, height: 2 }} />}
  </PaymentTitleBar>
);
