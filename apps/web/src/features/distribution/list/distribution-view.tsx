import Link from '@mui/material/Link';
import { dateTime, money } from '@/shared/format';
import { amountColumn, chipColumn, nodeColumn, textColumn, type Column } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { DistributionStatusChip } from '../distribution.status';
import { distributionsTexts as texts } from '../distribution.texts';
import { useShown } from '../use-shown';
import { distributionList } from './distribution-list';
import { DistributionRowMenu } from './DistributionRowMenu';
import type { DistributionRowFragment } from './DistributionsPage.generated';

/** The way from a row to its detail, which opens beside the list. */
const OpenDetail = ({ row }: { readonly row: DistributionRowFragment }) => {
  const [, show] = useShown();
  return (
    <Link
      component="button"
      sx={{ display: 'block', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      aria-label={`${texts.open(row.id)}, ${row.id}`}
      onClick={(event) => {
        event.stopPropagation();
        show(row.id);
      }}
    >
      {row.id}
    </Link>
  );
};

type Field = 'id' | 'COLLECTOR_ID' | 'collectorName' | 'paymentId' | 'REQUEST_DATE' | 'TOTAL_AMOUNT' | 'STATUS';

const columns: Readonly<Record<Field, Column<DistributionRowFragment>>> = {
  id: nodeColumn('id', { minWidth: 96, flex: 0.6, hideable: false }, (row) => <OpenDetail row={row} />),
  COLLECTOR_ID: textColumn('COLLECTOR_ID', { width: 76 }, ({ collectorId }) => collectorId),
  collectorName: textColumn('collectorName', { minWidth: 120, flex: 1 }, ({ collectorName }) => collectorName),
  paymentId: textColumn('paymentId', { minWidth: 90, flex: 0.5 }, ({ paymentId }) => paymentId),
  REQUEST_DATE: textColumn('REQUEST_DATE', { width: 152 }, ({ requestDate }) => dateTime(requestDate)),
  TOTAL_AMOUNT: amountColumn('TOTAL_AMOUNT', ({ totalAmount, currencyId }) => ({ amount: totalAmount, currencyId })),
  STATUS: chipColumn('STATUS', { width: 122 }, (row) => <DistributionStatusChip of={row} />),
};

const viewOf = (fields: readonly Field[]) =>
  rowView<DistributionRowFragment>({
    order: distributionList.order,
    headers: texts.columns,
    columns: fields.map((field) => columns[field]),
    main: ['id', 'collectorName', 'TOTAL_AMOUNT', 'STATUS'],
    menu: (row) => <DistributionRowMenu row={row} />,
    card: (row) => ({
      title: row.collectorName ?? row.collectorId,
      lines: [dateTime(row.requestDate), row.paymentId, row.id],
      amount: money(row.totalAmount, row.currencyId),
      status: <DistributionStatusChip of={row} />,
    }),
  });

/** The rows of the list (B151). */
export const distributionView = viewOf([
  'id',
  'COLLECTOR_ID',
  'collectorName',
  'paymentId',
  'REQUEST_DATE',
  'TOTAL_AMOUNT',
  'STATUS',
]);

/** The same beside a detail, which leaves less room. */
export const narrowView = viewOf(['id', 'collectorName', 'TOTAL_AMOUNT', 'STATUS']);
