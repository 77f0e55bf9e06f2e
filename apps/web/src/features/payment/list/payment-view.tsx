import { routes } from '@/domain/routes';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { ToneIcon } from '@/shared/feedback';
import { ABSENT, dateTime, money } from '@/shared/format';
import { amountColumn, chipColumn, linkColumn, nodeColumn, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { PaymentRowMenu } from '../actions/payment.rows';
import { methodSummary } from '../payment.method';
import { paymentsTexts as texts } from '../payment.texts';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { paymentList } from './payment-list';
import type { PaymentRowFragment } from './PaymentsPage.generated';

const conceptOf = ({ details: [first] }: PaymentRowFragment): string => first?.conceptDescription ?? ABSENT;

const methodOf = ({ paymentMethods: [first] }: PaymentRowFragment): string => (first ? methodSummary(first) : ABSENT);

/** The first of several, and how many more there are. */
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

/** Overdue in the room of a cell: an icon with its word (CON-08). */
const OverdueMark = () => (
  <Tooltip title={texts.overdue}>
    <Box component="span" role="img" aria-label={texts.overdue} sx={{ display: 'inline-flex' }}>
      <ToneIcon tone="warning" />
    </Box>
  </Tooltip>
);

/** The rows of the list: the columns of the documents (A42), of which four sort (A43). */
export const paymentView = rowView<PaymentRowFragment>({
  order: paymentList.order,
  headers: texts.columns,
  columns: [
    linkColumn('REQUEST_DATE', { width: 158 }, ({ id, requestDate }) => ({
      to: routes.payment.href(id),
      text: dateTime(requestDate),
      label: texts.open(id),
    })),
    textColumn('externalTransactionId', { minWidth: 132, flex: 0.4 }, (row) => row.externalTransactionId),
    textColumn('conceptId', { minWidth: 98, flex: 0.2 }, ({ details: [first] }) => first?.conceptId),
    nodeColumn('conceptDescription', { minWidth: 120, flex: 1.4 }, (row) => (
      <FirstOf text={conceptOf(row)} count={row.details.length} />
    )),
    textColumn('PAYER_NAME', { minWidth: 116, flex: 1 }, ({ payer }) => payer?.name ?? payer?.email),
    amountColumn('FINAL_AMOUNT', ({ finalAmount, currencyId }) => ({ amount: finalAmount, currencyId })),
    nodeColumn('mediaPayment', { minWidth: 132, flex: 0.8 }, (row) => (
      <FirstOf text={methodOf(row)} count={row.paymentMethods.length} />
    )),
    chipColumn('STATUS', { flex: 0.4 }, ({ status, statusCode, overdue }) => (
      <>
        <PaymentStatusChips payment={{ status, statusCode }} />
        {overdue && <OverdueMark />}
      </>
    )),
  ],
  menu: ({ id, externalTransactionId }) => (
    <PaymentRowMenu id={id} copies={{ [texts.copyTransactionId]: externalTransactionId }} />
  ),
  card: (row) => ({
    to: routes.payment.href(row.id),
    title: row.payer?.name ?? row.externalTransactionId ?? row.id,
    lines: [conceptOf(row), `${dateTime(row.requestDate)} · ${methodOf(row)}`],
    amount: money(row.finalAmount, row.currencyId),
    status: <PaymentStatusChips payment={row} />,
  }),
});
