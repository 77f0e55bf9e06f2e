import { StatusChip } from '@/shared/feedback';
import { ABSENT, yesOrNo } from '@/shared/format';
import { chipColumn, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { mediaPaymentNames } from '@/domain/payment-method/media';
import { gatewayOrder } from './gateway-list';
import type { GatewayRowFragment } from './GatewaysPage.generated';
import { gatewaysTexts as texts } from './gateway.texts';

type Row = GatewayRowFragment;

const stateOf = ({ active }: Row) => (
  <StatusChip tone={active ? 'success' : 'neutral'} label={active ? texts.active : texts.inactive} />
);

/** Columns and card of the list of all gateways and of the list of default gateways. */
export const gatewayView = rowView<Row>({
  order: gatewayOrder,
  headers: texts.columns,
  columns: [
    textColumn('NAME', { minWidth: 180, flex: 1 }, ({ name }) => name),
    textColumn('description', { minWidth: 180, flex: 1.2 }, ({ description }) => description),
    textColumn('methods', { minWidth: 200, flex: 1.6 }, ({ paymentMethodCodes }) =>
      mediaPaymentNames(paymentMethodCodes),
    ),
    textColumn('byDefault', { width: 120 }, ({ byDefault }) => yesOrNo(byDefault)),
    chipColumn('state', { width: 112 }, stateOf),
  ],
  main: ['NAME', 'methods', 'state'],
  card: (row) => ({
    title: row.name,
    lines: [row.description ?? ABSENT, mediaPaymentNames(row.paymentMethodCodes)],
    status: (
      <>
        {stateOf(row)}
        {row.byDefault && <StatusChip tone="info" label={texts.byDefault} />}
      </>
    ),
  }),
});
