import type { GatewaySortField } from '@/shared/apollo/schema-types.generated';
import { StatusChip } from '@/shared/feedback';
import { ABSENT, yesOrNo } from '@/shared/format';
import { chipColumn, unsorted } from '@/shared/grid';
import type { RowView } from '@/shared/list';
import { mediaPaymentNames } from '@/shared/payment-method/media';
import { gatewayOrder } from './gateway-list.address';
import type { GatewayRowFragment } from './GatewaysPage.generated';
import { gatewaysTexts as texts } from './gateway.texts';

type Row = GatewayRowFragment;

const stateOf = ({ active }: Row) => (
  <StatusChip tone={active ? 'success' : 'neutral'} label={active ? texts.active : texts.inactive} />
);

const { columns } = texts;

/** How a gateway is shown in a list. */
export const gatewayView: RowView<Row, GatewaySortField> = {
  order: gatewayOrder,
  columns: [
    { field: 'NAME', headerName: columns.name, minWidth: 180, flex: 1, valueGetter: (_value, { name }) => name },
    {
      ...unsorted,
      field: 'description',
      headerName: columns.description,
      minWidth: 180,
      flex: 1.2,
      valueGetter: (_value, { description }) => description ?? ABSENT,
    },
    {
      ...unsorted,
      field: 'methods',
      headerName: columns.methods,
      minWidth: 200,
      flex: 1.6,
      valueGetter: (_value, { mediaPaymentIds }) => mediaPaymentNames(mediaPaymentIds),
    },
    {
      ...unsorted,
      field: 'byDefault',
      headerName: columns.byDefault,
      width: 120,
      valueGetter: (_value, { byDefault }) => yesOrNo(byDefault),
    },
    chipColumn({ ...unsorted, field: 'state', headerName: columns.state, width: 112 }, stateOf),
  ],
  cardOf: (row) => ({
    title: row.name,
    lines: [row.description ?? ABSENT, mediaPaymentNames(row.mediaPaymentIds)],
    status: (
      <>
        {stateOf(row)}
        {row.byDefault && <StatusChip tone="info" label={texts.byDefault} />}
      </>
    ),
  }),
};
