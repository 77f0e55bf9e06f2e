import { dateTime, money } from '@/shared/format';
import { amountColumn, chipColumn, nodeColumn, textColumn } from '@/shared/grid';
import { rowView, useShownRow } from '@/shared/list';
import { DistributionStatusChip } from '../distribution.status';
import { distributionsTexts as texts } from '../distribution.texts';
import { distributionList } from './distribution-list';
import { DistributionRowMenu } from './DistributionRowMenu';
import type { DistributionRowFragment } from './DistributionsPage.generated';

/** The way from a row to its detail, which opens beside the list. */
const OpenDetail = ({ id }: { readonly id: string }) => {
  const { addressOf } = useShownRow();
  return (
    <a href={addressOf(id)} className="row-link" aria-label={`${texts.open(id)}, ${id}`}>
      {id}
    </a>
  );
};

/** The rows of the list (B151). */
export const distributionView = rowView<DistributionRowFragment>({
  order: distributionList.order,
  headers: texts.columns,
  columns: [
    nodeColumn('id', { minWidth: 96, flex: 0.6, hideable: false }, ({ id }) => <OpenDetail id={id} />),
    textColumn('COLLECTOR_ID', { width: 76 }, ({ collectorId }) => collectorId),
    textColumn('collectorName', { minWidth: 120, flex: 1 }, ({ collectorName }) => collectorName),
    textColumn('paymentId', { minWidth: 90, flex: 0.5 }, ({ paymentId }) => paymentId),
    textColumn('REQUEST_DATE', { width: 152 }, ({ requestDate }) => dateTime(requestDate)),
    amountColumn('TOTAL_AMOUNT', ({ totalAmount, currencyId }) => ({ amount: totalAmount, currencyId })),
    chipColumn('STATUS', { width: 122 }, (row) => <DistributionStatusChip of={row} />),
  ],
  main: ['id', 'collectorName', 'TOTAL_AMOUNT', 'STATUS'],
  menu: (row) => <DistributionRowMenu row={row} />,
  card: (row) => ({
    title: row.collectorName ?? row.collectorId,
    lines: [dateTime(row.requestDate), row.paymentId, row.id],
    amount: money(row.totalAmount, row.currencyId),
    status: <DistributionStatusChip of={row} />,
  }),
});
