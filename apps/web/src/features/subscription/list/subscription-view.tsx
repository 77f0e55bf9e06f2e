import type { GridColDef } from '@mui/x-data-grid';
import type { SubscriptionSortField } from '@/shared/apollo/schema-types.generated';
import { ABSENT, dateTime, money } from '@/shared/format';
import { amountColumn, chipColumn, menuColumn, momentColumn } from '@/shared/grid';
import type { RowView } from '@/shared/list';
import { SubscriptionRowMenu } from '../actions/subscription.rows';
import { methodText } from '../subscription.method';
import { subscriptionPath } from '../subscription.paths';
import { subscriptionsTexts as texts } from '../subscription.texts';
import { SubscriptionStatusChip } from '../SubscriptionStatusChip';
import { listOrder } from './subscription-list.address';
import type { SubscriptionRowFragment } from './SubscriptionRow.generated';

const methodOf = ({ paymentMethod }: SubscriptionRowFragment): string =>
  paymentMethod ? (methodText(paymentMethod) ?? ABSENT) : texts.noMethod;

const menuOf = ({ id, detail }: SubscriptionRowFragment) => (
  <SubscriptionRowMenu id={id} copies={{ [texts.copyReference]: detail?.externalReference ?? null }} />
);

/** The columns of the list (A48), of which all but the last sort (A49): their fields are the names of the sort fields. */
const columns: readonly GridColDef<SubscriptionRowFragment>[] = [
  momentColumn(
    { field: 'REQUEST_DATE', headerName: texts.columns.requestDate },
    ({ requestDate }) => requestDate,
    ({ id }) => ({ to: subscriptionPath(id), label: texts.open(id) }),
  ),
  {
    field: 'CONCEPT_ID',
    headerName: texts.columns.conceptId,
    minWidth: 100,
    flex: 0.3,
    valueGetter: (_value, { detail }) => detail?.conceptId ?? ABSENT,
  },
  {
    field: 'CONCEPT_DESCRIPTION',
    headerName: texts.columns.conceptDescription,
    minWidth: 132,
    flex: 1.4,
    valueGetter: (_value, { detail }) => detail?.conceptDescription ?? ABSENT,
  },
  {
    field: 'PAYER_NAME',
    headerName: texts.columns.payerName,
    minWidth: 124,
    flex: 1,
    valueGetter: (_value, { payer }) => payer?.name ?? payer?.email ?? ABSENT,
  },
  amountColumn({ field: 'AMOUNT', headerName: texts.columns.amount }, (row) => row),
  {
    field: 'LAST_FOUR_DIGITS',
    headerName: texts.columns.method,
    minWidth: 164,
    flex: 0.8,
    valueGetter: (_value, row) => methodOf(row),
  },
  chipColumn({ field: 'STATUS', headerName: texts.columns.status, minWidth: 128, flex: 0.6 }, (row) => (
    <SubscriptionStatusChip subscription={row} />
  )),
  menuColumn(texts.columns.actions, menuOf),
];

/** How a subscription is shown in a list. */
export const subscriptionView: RowView<SubscriptionRowFragment, SubscriptionSortField> = {
  columns,
  order: listOrder,
  cardOf: (row) => ({
    to: subscriptionPath(row.id),
    title: row.payer?.name ?? row.detail?.externalReference ?? row.id,
    lines: [row.detail?.conceptDescription ?? ABSENT, `${dateTime(row.requestDate)} · ${methodOf(row)}`],
    amount: money(row.amount, row.currencyId),
    status: <SubscriptionStatusChip subscription={row} />,
    menu: menuOf(row),
  }),
};
