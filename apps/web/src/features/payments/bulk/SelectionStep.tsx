import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { bulkTexts } from '@/shared/bulk';
import { money } from '@/shared/format';
import { PaymentStatusChips } from '../PaymentStatusChips';
import type { PaymentRowFragment } from '../list/PaymentRow.generated';
import { totalsOf } from '../payments.totals';
import { paymentBulkTexts as texts } from './bulk.texts';
import { paymentLabel } from './payment-label';

/** Lines that are shown before the rest is only counted. */
const SHOWN = 100;

interface SelectionStepProps {
  /** What is about to be done, and to how many. */
  readonly title: string;
  readonly rows: readonly PaymentRowFragment[];
  /** Payments among them that do not allow the action, and why the first does not. */
  readonly refused: { readonly count: number; readonly reason: string | undefined };
  readonly onLeaveOut: () => void;
}

/** What an action is about to touch: how many, how much, and which (PAY-42). */
export const SelectionStep = ({ title, rows, refused, onLeaveOut }: SelectionStepProps) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
      <Typography sx={{ mr: 'auto', fontWeight: 560 }}>{title}</Typography>
      <Typography color="textSecondary">{texts.total}</Typography>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {totalsOf(rows)
          .map(({ amount, currencyId }) => money(amount, currencyId))
          .join(' · ')}
      </Typography>
    </Box>
    {refused.count > 0 && (
      <Alert
        severity="warning"
        action={
          refused.count < rows.length && (
            <Button color="inherit" size="small" onClick={onLeaveOut}>
              {texts.leaveOut}
            </Button>
          )
        }
      >
        {refused.count < rows.length ? texts.refused(refused.count) : texts.nothingLeft} {refused.reason}
      </Alert>
    )}
    <Box
      component="ul"
      aria-label={bulkTexts.confirmTitle}
      tabIndex={0}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        maxHeight: { xs: 'none', sm: 340 },
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
      }}
    >
      {rows.slice(0, SHOWN).map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
            columnGap: 1.5,
            rowGap: 0.5,
            alignItems: 'center',
            px: 1.5,
            py: 0.75,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { borderBottom: 0 },
          }}
        >
          <Typography variant="body2" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, overflowWrap: 'anywhere' }}>
            {paymentLabel(row)}
          </Typography>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {money(row.finalAmount, row.currencyId)}
          </Typography>
          <PaymentStatusChips payment={{ status: row.status, statusCode: row.statusCode }} />
        </Box>
      ))}
      {rows.length > SHOWN && (
        <Typography component="li" variant="body2" color="textSecondary" sx={{ px: 1.5, py: 1 }}>
          {bulkTexts.andMore(rows.length - SHOWN)}
        </Typography>
      )}
    </Box>
  </>
);
