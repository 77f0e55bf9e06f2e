import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LoadingRows } from '@/shared/feedback';
import { ABSENT, dateTime, money } from '@/shared/format';
import type { GridContent, GridSelection } from '@/shared/grid';
import { pageSizes, rangeText, type Paging } from '@/shared/list/paging';
import { paymentPath } from '../payments.paths';
import { paymentsTexts as texts } from '../payments.texts';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { methodWords } from './payment-words';
import type { PaymentRowFragment } from './PaymentRow.generated';
import { PaymentRowMenu } from './PaymentRowMenu';

interface CardListProps {
  readonly rows: readonly PaymentRowFragment[];
  readonly selection: GridSelection;
}

const CardList = ({ rows, selection }: CardListProps) => {
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
            <Link
              component={RouterLink}
              to={paymentPath(row.id)}
              underline="hover"
              color="inherit"
              sx={{ fontWeight: 560 }}
            >
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

/** On a phone the arrows need the room more than the words before the number of rows do. */
const narrowPager = {
  '& .MuiTablePagination-toolbar': { px: 0 },
  '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } },
  '& .MuiTablePagination-selectRoot': { ml: 0, mr: { xs: 1, sm: 4 } },
  '& .MuiTablePagination-actions': { ml: { xs: 0.5, sm: 2.5 } },
} as const;

interface PaymentCardsProps {
  readonly content: GridContent<PaymentRowFragment>;
  readonly paging: Paging;
  readonly onPaging: (changed: Pick<Paging, 'page'> | Pick<Paging, 'limit'>) => void;
  readonly selection: GridSelection;
  readonly empty: ReactNode;
}

/** The list where a table has no room: what matters of each payment, one below the other. */
export const PaymentCards = ({ content, paging, onPaging, selection, empty }: PaymentCardsProps) => {
  const { rows, total, loading } = content;
  if (rows.length === 0) return loading ? <LoadingRows /> : empty;
  return (
    <>
      <CardList rows={rows} selection={selection} />
      <TablePagination
        component="div"
        count={total}
        page={paging.page - 1}
        rowsPerPage={paging.limit}
        rowsPerPageOptions={pageSizes}
        labelDisplayedRows={rangeText}
        sx={narrowPager}
        onPageChange={(_event, to) => {
          onPaging({ page: to + 1 });
        }}
        onRowsPerPageChange={({ target }) => {
          onPaging({ limit: Number(target.value) });
        }}
      />
    </>
  );
};
