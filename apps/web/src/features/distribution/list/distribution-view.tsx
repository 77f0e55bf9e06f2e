import { collectorNameColumn } from '@/domain/collector';
import { dateTime, money } from '@/shared/format';
import { amountColumn, chipColumn, idColumn, nodeColumn, ranks, textColumn } from '@/shared/grid';
import { RowMark, rowView, useShownRow, withReason } from '@/shared/list';
import { DistributionStatusChip } from '../distribution.status';
import { distributionsTexts as texts } from '../distribution.texts';
import { distributionList } from './distribution-list';
import { readableMessage } from '../status-message';
import { DistributionRowMenu } from './DistributionRowMenu';
import type { DistributionRowFragment } from './DistributionsPage.generated';

/** Link from a row to its detail, which opens beside the list. */
const OpenDetail = ({ id }: { readonly id: string }) => {
  const { addressOf } = useShownRow();
  return (
    <a href={addressOf(id)} className="row-link id" aria-label={`${texts.open(id)}, ${id}`}>
      {id}
    </a>
  );
};

/** Returns why a distribution failed or was rejected, in words for an operator. */
const reasonOf = ({ statusDetail }: DistributionRowFragment): string | undefined =>
  statusDetail === null ? undefined : readableMessage(statusDetail);

/** Columns (B151), card and row menu of the list. */
export const distributionView = rowView<DistributionRowFragment>({
  order: distributionList.order,
  headers: texts.columns,
  columns: [
    nodeColumn('id', { minWidth: 80, flex: 0.4, hideable: false }, ({ id }) => <OpenDetail id={id} />),
    textColumn('COLLECTOR_ID', { width: 76 }, ({ collectorId }) => collectorId),
    collectorNameColumn(112),
    idColumn('paymentId', { minWidth: 90, flex: 0.5, rank: ranks.spare }, ({ paymentId }) => paymentId),
    textColumn('REQUEST_DATE', { width: 152, hasTime: true }, ({ requestDate }) => dateTime(requestDate)),
    amountColumn('TOTAL_AMOUNT', ({ totalAmount, currencyId }) => ({ amount: totalAmount, currencyId })),
    chipColumn('STATUS', { width: 122 }, (row) => <DistributionStatusChip of={row} />),
  ],
  main: ['id', 'collectorName', 'TOTAL_AMOUNT', 'STATUS'],
  menu: (row) => <DistributionRowMenu row={row} />,
  mark: ({ id }) => <RowMark id={id} />,
  card: (row) => ({
    title: row.collectorName ?? row.collectorId,
    lines: [dateTime(row.requestDate)],
    amount: money(row.totalAmount, row.currencyId),
    status: <DistributionStatusChip of={row} />,
  }),
});

/** View with a column of reasons, for a list filtered by the status `ERROR` or `REJECTED`. */
export const reasonView = withReason(distributionView, reasonOf);
