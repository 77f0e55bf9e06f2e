import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { ofCollector, routes } from '@/domain/routes';
import type { CollectorSortField } from '@/shared/apollo/schema-types.generated';
import { unsorted } from '@/shared/grid';
import type { Order, RowView } from '@/shared/list';
import type { CollectorSearchQuery } from './CollectorSearch.generated';
import { collectorsTexts as texts } from './collector.texts';
import { withdrawalStrategyText } from './collector-text';

type Row = CollectorSearchQuery['collectors']['rows'][number];

/** What collectors sort by. */
export const collectorOrder: Order<CollectorSortField> = {
  fields: ['SIGNATURE', 'NAME'],
  usual: { field: 'NAME', direction: 'ASCENDING' },
};

const PaymentsLink = ({ collector }: { readonly collector: Row }) => (
  <Link
    component={RouterLink}
    to={routes.payments.href(ofCollector(collector))}
    aria-label={texts.seePaymentsOf(collector.name)}
    sx={{ p: 0.75 }}
  >
    {texts.seePayments}
  </Link>
);

/** How a collector is shown in a list. */
export const collectorView: RowView<Row, CollectorSortField> = {
  order: collectorOrder,
  columns: [
    {
      field: 'SIGNATURE',
      headerName: texts.columns.signature,
      width: 110,
      valueGetter: (_value, row) => row.signature,
    },
    {
      field: 'NAME',
      hideable: false, // the way to the detail
      headerName: texts.columns.name,
      minWidth: 200,
      flex: 2,
      renderCell: ({ row }) => (
        <Link component={RouterLink} to={routes.collector.href(row.id)} color="inherit" underline="hover">
          {row.name}
        </Link>
      ),
    },
    {
      ...unsorted,
      field: 'strategy',
      headerName: texts.columns.strategy,
      minWidth: 170,
      flex: 1,
      valueGetter: (_value, row) => withdrawalStrategyText(row.withdrawalStrategy),
    },
    {
      ...unsorted,
      field: 'payments',
      headerName: texts.columns.payments,
      width: 110,
      renderCell: ({ row }) => <PaymentsLink collector={row} />,
    },
  ],
  cardOf: (row) => ({
    to: routes.collector.href(row.id),
    title: row.name,
    lines: [
      row.withdrawalStrategy === null
        ? row.signature
        : `${row.signature} · ${withdrawalStrategyText(row.withdrawalStrategy)}`,
    ],
    menu: <PaymentsLink collector={row} />,
  }),
};
