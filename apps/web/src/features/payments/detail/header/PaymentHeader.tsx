import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { money } from '@/shared/format';
import { paymentDetailTexts } from '../detail.texts';
import { PaymentStatusChips } from '../../PaymentStatusChips';
import type { PaymentHeaderFragment } from './PaymentHeader.generated';
import { PaymentToolbar, type PageActions } from './PaymentToolbar';
import { BELOW_BARS, TitleBar } from './TitleBar';
import { useScrolledPast } from './use-scrolled-past';

/** How far the summary reaches that shows the amount and the state in full, in pixels. */
const SUMMARY = 110;

/** The title; where room is scarce it gives way, for the eye alone, to what the summary no longer shows. */
const Title = ({ squeezed = false }: { readonly squeezed?: boolean }) => (
  <Typography
    component="h1"
    variant="h1"
    noWrap
    sx={(theme) => ({
      flex: 'none',
      fontSize: { xs: '1.125rem', sm: '1.25rem' },
      [theme.breakpoints.down('lg')]: squeezed ? { width: 0, marginRight: theme.spacing(-1.5) } : {},
    })}
  >
    {paymentDetailTexts.title}
  </Typography>
);

/** Amount and state in one line; a chip without room for it moves to a second line, which is not shown. */
const Reminder = ({ payment }: { readonly payment: PaymentHeaderFragment }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
    <Typography component="span" noWrap sx={{ flex: 'none', fontWeight: 560 }}>
      {money(payment.finalAmount, payment.currencyId)}
    </Typography>
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 2, height: 22, minWidth: 0, overflow: 'hidden' }}
    >
      <PaymentStatusChips payment={payment} />
    </Box>
  </Box>
);

/** The title of the page, alone while there is nothing to act on. */
export const BareHeader = () => (
  <TitleBar>
    <Title />
  </TitleBar>
);

interface PaymentHeaderProps {
  readonly payment: PaymentHeaderFragment;
  readonly page: PageActions;
}

/** Stays while the page scrolls: what can be done and, once the summary is out of sight, which payment this is. */
export const PaymentHeader = ({ payment, page }: PaymentHeaderProps) => {
  const { watch, past } = useScrolledPast(BELOW_BARS);
  return (
    <>
      <TitleBar>
        <Title squeezed={past} />
        {past && <Reminder payment={payment} />}
        <Box sx={{ ml: 'auto' }}>
          <PaymentToolbar payment={payment} page={page} />
        </Box>
        {page.reloading && (
          <LinearProgress aria-hidden sx={{ position: 'absolute', insetInline: 0, bottom: -1, height: 2 }} />
        )}
      </TitleBar>
      <Box ref={watch} aria-hidden sx={{ flex: 'none', height: SUMMARY, mb: `-${SUMMARY}px`, pointerEvents: 'none' }} />
    </>
  );
};
