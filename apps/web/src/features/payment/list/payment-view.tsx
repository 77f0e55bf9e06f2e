import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { GridColDef } from '@mui/x-data-grid';
import type { PaymentSortField } from '@/shared/apollo/schema-types.generated';
import { ToneIcon } from '@/shared/feedback';
import { ABSENT, dateTime, money } from '@/shared/format';
import { amountColumn, chipColumn, menuColumn, momentColumn, unsorted } from '@/shared/grid';
import type { RowView } from '@/shared/list';
import { PaymentRowMenu } from '../actions/payment.rows';
import { methodSummary } from '../payment.method';
import { paymentPath } from '../payment.paths';
import { paymentsTexts as texts } from '../payment.texts';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { listOrder } from './payment-list.address';
import type { PaymentRowFragment } from './PaymentRow.generated';

const conceptOf = ({ details: [first] }: PaymentRowFragment): string => first?.conceptDescription ?? ABSENT;

const methodOf = ({ paymentMethods: [first] }: PaymentRowFragment): string => (first ? methodSummary(first) : ABSENT);

const menuOf = ({ id, externalTransactionId }: PaymentRowFragment) => (
  <PaymentRowMenu id={id} copies={{ [texts.copyTransactionId]: externalTransactionId }} />
);

/** The first one, and how many more there are. */
const FirstOf = ({ text, count }: { readonly text: string; readonly count: number }) => (
  <>
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {text}
    </Box>
    {count > 1 && (
      <Box component="span" sx={{ ml: 0.75, color: 'text.secondary', fontSize: '0.75rem' }}>
        {texts.more(count - 1)}
      </Box>
    )}
  </>
);

/** Overdue in the room that a cell has: a sign with its word (CON-08). */
const OverdueMark = () => (
  <Tooltip title={texts.overdue}>
    <Box component="span" role="img" aria-label={texts.overdue} sx={{ display: 'inline-flex' }}>
      <ToneIcon tone="warning" />
    </Box>
  </Tooltip>
);

/** The columns of the list (A42), of which four sort (A43): their fields are the names of the sort fields. */
const columns: readonly GridColDef<PaymentRowFragment>[] = [
  momentColumn(
    { field: 'REQUEST_DATE', headerName: texts.columns.requestDate },
    ({ requestDate }) => requestDate,
    ({ id }) => ({ to: paymentPath(id), label: texts.open(id) }),
  ),
  {
    ...unsorted,
    field: 'externalTransactionId',
    headerName: texts.columns.externalTransactionId,
    minWidth: 132,
    flex: 0.4,
    valueGetter: (_value, row) => row.externalTransactionId ?? ABSENT,
  },
  {
    ...unsorted,
    field: 'conceptId',
    headerName: texts.columns.conceptId,
    minWidth: 98,
    flex: 0.2,
    valueGetter: (_value, row) => row.details[0]?.conceptId ?? ABSENT,
  },
  {
    ...unsorted,
    field: 'conceptDescription',
    headerName: texts.columns.conceptDescription,
    minWidth: 120,
    flex: 1.4,
    renderCell: ({ row }) => <FirstOf text={conceptOf(row)} count={row.details.length} />,
  },
  {
    field: 'PAYER_NAME',
    headerName: texts.columns.payerName,
    minWidth: 116,
    flex: 1,
    valueGetter: (_value, row) => row.payer?.name ?? row.payer?.email ?? ABSENT,
  },
  amountColumn({ field: 'FINAL_AMOUNT', headerName: texts.columns.finalAmount }, ({ finalAmount, currencyId }) => ({
    amount: finalAmount,
    currencyId,
  })),
  {
    ...unsorted,
    field: 'mediaPayment',
    headerName: texts.columns.mediaPayment,
    minWidth: 132,
    flex: 0.8,
    renderCell: ({ row }) => <FirstOf text={methodOf(row)} count={row.paymentMethods.length} />,
  },
  chipColumn({ field: 'STATUS', headerName: texts.columns.status, flex: 0.4 }, ({ status, statusCode, overdue }) => (
    <>
      <PaymentStatusChips payment={{ status, statusCode }} />
      {overdue && <OverdueMark />}
    </>
  )),
  menuColumn(texts.columns.actions, menuOf),
];

/** How a payment is shown in a list. */
export const paymentView: RowView<PaymentRowFragment, PaymentSortField> = {
  columns,
  order: listOrder,
  cardOf: (row) => ({
    to: paymentPath(row.id),
    title: row.payer?.name ?? row.externalTransactionId ?? row.id,
    lines: [conceptOf(row), `${dateTime(row.requestDate)} · ${methodOf(row)}`],
    amount: money(row.finalAmount, row.currencyId),
    status: <PaymentStatusChips payment={row} />,
    menu: menuOf(row),
  }),
};
