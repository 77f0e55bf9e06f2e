import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import type { GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from 'react-router-dom';
import { ToneIcon } from '@/shared/feedback';
import { ABSENT, dateTime, money } from '@/shared/format';
import { paymentPath } from '../payments.paths';
import { paymentsTexts as texts } from '../payments.texts';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { methodWords } from './payment-words';
import type { PaymentRowFragment } from './PaymentRow.generated';
import { PaymentRowMenu } from './PaymentRowMenu';

/** How many more there are than the one shown. */
const Rest = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <Box component="span" sx={{ ml: 0.75, color: 'text.secondary', fontSize: '0.75rem' }}>
      {texts.more(count)}
    </Box>
  ) : null;

/** Overdue in the room that a cell has: a sign with its word (CON-08). */
const OverdueMark = () => (
  <Tooltip title={texts.overdue}>
    <Box component="span" role="img" aria-label={texts.overdue} sx={{ display: 'inline-flex' }}>
      <ToneIcon tone="warning" />
    </Box>
  </Tooltip>
);

const plain = { sortable: false } as const;

/** The columns of the list (A42), of which four sort (A43): their fields are the names of the sort fields. */
export const paymentColumns: readonly GridColDef<PaymentRowFragment>[] = [
  {
    field: 'REQUEST_DATE',
    headerName: texts.columns.requestDate,
    width: 158,
    renderCell: ({ row }) => (
      <Link
        component={RouterLink}
        to={paymentPath(row.id)}
        aria-label={texts.open(row.id)}
        color="inherit"
        underline="hover"
        sx={{ fontWeight: 'inherit' }}
      >
        {dateTime(row.requestDate)}
      </Link>
    ),
  },
  {
    ...plain,
    field: 'externalTransactionId',
    headerName: texts.columns.externalTransactionId,
    minWidth: 132,
    flex: 0.4,
    valueGetter: (_value, row) => row.externalTransactionId ?? ABSENT,
  },
  {
    ...plain,
    field: 'conceptId',
    headerName: texts.columns.conceptId,
    minWidth: 98,
    flex: 0.2,
    valueGetter: (_value, row) => row.details[0]?.conceptId ?? ABSENT,
  },
  {
    ...plain,
    field: 'conceptDescription',
    headerName: texts.columns.conceptDescription,
    minWidth: 120,
    flex: 1.4,
    renderCell: ({ row }) => (
      <>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {row.details[0]?.conceptDescription ?? ABSENT}
        </Box>
        <Rest count={row.details.length - 1} />
      </>
    ),
  },
  {
    field: 'PAYER_NAME',
    headerName: texts.columns.payerName,
    minWidth: 116,
    flex: 1,
    valueGetter: (_value, row) => row.payer?.name ?? row.payer?.email ?? ABSENT,
  },
  {
    field: 'FINAL_AMOUNT',
    headerName: texts.columns.finalAmount,
    align: 'right',
    headerAlign: 'right',
    width: 124,
    renderCell: ({ row }) => (
      <Box component="span" sx={{ fontWeight: 560 }}>
        {money(row.finalAmount, row.currencyId)}
      </Box>
    ),
  },
  {
    ...plain,
    field: 'mediaPayment',
    headerName: texts.columns.mediaPayment,
    minWidth: 132,
    flex: 0.8,
    renderCell: ({ row }) => (
      <>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {methodWords(row)}
        </Box>
        <Rest count={row.paymentMethods.length - 1} />
      </>
    ),
  },
  {
    field: 'STATUS',
    headerName: texts.columns.status,
    minWidth: 112,
    flex: 0.4,
    renderCell: ({ row }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: '100%' }}>
        <PaymentStatusChips payment={{ status: row.status, statusCode: row.statusCode }} />
        {row.overdue && <OverdueMark />}
      </Box>
    ),
  },
  {
    ...plain,
    field: 'actions',
    headerName: texts.columns.actions,
    width: 86,
    align: 'center',
    headerAlign: 'center',
    renderCell: ({ row }) => <PaymentRowMenu id={row.id} transactionId={row.externalTransactionId} />,
  },
];
