import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ABSENT, dateTime, money } from '@/shared/format';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { dialogTexts } from './actions.texts';
import type { PaymentForActionFragment } from './PaymentForAction.generated';

/** Which payment a dialog is about: who pays, how much, and how it stands. */
export const PaymentLine = ({ payment }: { readonly payment: PaymentForActionFragment }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 2,
      rowGap: 0.25,
      alignItems: 'center',
      px: 1.5,
      py: 1.25,
      borderRadius: '10px',
      border: 1,
      borderColor: 'divider',
      bgcolor: 'surface.sunken',
    }}
  >
    <Typography noWrap sx={{ fontWeight: 560 }}>
      {payment.payer?.name ?? ABSENT}
    </Typography>
    <Typography sx={{ justifySelf: 'end', fontWeight: 560, fontVariantNumeric: 'tabular-nums' }}>
      {money(payment.finalAmount, payment.currencyId)}
    </Typography>
    <Typography variant="body2" color="textSecondary" noWrap title={payment.id}>
      {payment.id}
    </Typography>
    <Box sx={{ justifySelf: 'end', display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 0.5 }}>
      <PaymentStatusChips payment={payment} />
    </Box>
  </Box>
);

/** How the payment stands now, after somebody else changed it. */
export const CurrentPayment = ({ payment }: { readonly payment: PaymentForActionFragment }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
    <Typography variant="body2">{dialogTexts.current}:</Typography>
    <PaymentStatusChips payment={payment} />
    <Typography variant="body2">
      {money(payment.finalAmount, payment.currencyId)} · {dialogTexts.version(payment.version)} ·{' '}
      {dateTime(payment.lastUpdateDate)}
    </Typography>
  </Box>
);
