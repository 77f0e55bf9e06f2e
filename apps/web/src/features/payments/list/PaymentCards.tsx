import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ABSENT, dateTime, money } from '@/shared/format';
import type { GridSelection } from '@/shared/grid';
import { paymentPath } from '../payments.paths';
import { paymentsTexts as texts } from '../payments.texts';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { methodWords } from './payment-words';
import type { PaymentRowFragment } from './PaymentRow.generated';
import { PaymentRowMenu } from './PaymentRowMenu';

interface PaymentCardsProps {
  readonly rows: readonly PaymentRowFragment[];
  readonly selection: GridSelection;
}

/** The list where a table has no room: what matters of each payment, one below the other. */
export const PaymentCards = ({ rows, selection }: PaymentCardsProps) => {
  const toggle = (id: string) => {
    const ids = new Set(selection.ids);
    if (!ids.delete(id)) ids.add(id);
    selection.onChange(ids);
  };
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Card component="li" key={row.id} sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr auto', p: 1 }}>
          <Checkbox
            checked={selection.ids.has(row.id)}
            onChange={() => {
              toggle(row.id);
            }}
            slotProps={{ input: { 'aria-label': texts.selectPayment(row.id) } }}
          />
          <Box sx={{ minWidth: 0, py: 0.75 }}>
            <Link component={RouterLink} to={paymentPath(row.id)} underline="hover" color="inherit" sx={{ fontWeight: 560 }}>
              {row.payer?.name ?? row.externalTransactionId ?? row.id}
            </Link>
            <Typography variant="body2" color="textSecondary" noWrap>
              {row.details[0]?.conceptDescription ?? ABSENT}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {dateTime(row.requestDate)} · {methodWords(row)}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.75 }}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {money(row.finalAmount, row.currencyId)}
              </Typography>
              <PaymentStatusChips payment={row} />
            </Box>
          </Box>
          <PaymentRowMenu id={row.id} transactionId={row.externalTransactionId} />
        </Card>
      ))}
    </Box>
  );
};
