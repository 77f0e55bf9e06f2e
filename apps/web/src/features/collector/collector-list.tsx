import { ofCollector, routes, unfiltered } from '@/domain/routes';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { linkColumn, nodeColumn, textColumn } from '@/shared/grid';
import { defineList, rowView, searchFilter } from '@/shared/list';
import type { CollectorSearchQuery } from './CollectorSearch.generated';
import { collectorsTexts as texts } from './collector.texts';
import { withdrawalStrategyText } from '@/domain/collector';

type Row = NonNullable<CollectorSearchQuery['page']>['rows'][number];

/** List of collectors, by name. */
export const collectorList = defineList({
  key: 'collectors.list',
  order: {
    fields: ['SIGNATURE', 'NAME'],
    default: { field: 'NAME', direction: 'ASCENDING' },
  },
  filters: { text: searchFilter(texts.hint) },
  form: ['text'],
});

const PaymentsLink = ({ collector }: { readonly collector: Row }) => (
  <Link
    component={RouterLink}
    to={routes.payments.href({ ...ofCollector(collector), ...unfiltered.payments })}
    aria-label={texts.seePaymentsOf(collector.name)}
    sx={{ font: 'inherit', fontWeight: 560, p: 0.75, mx: -0.75 }}
  >
    {texts.seePayments}
  </Link>
);

/** Columns and card of the list. */
export const collectorView = rowView<Row>({
  order: collectorList.order,
  headers: texts.columns,
  columns: [
    textColumn('SIGNATURE', { width: 110 }, ({ id }) => id),
    linkColumn('NAME', { minWidth: 200, flex: 2, hideable: false }, ({ id, name }) => ({
      to: routes.collector.href(id),
      text: name,
    })),
    textColumn('strategy', { minWidth: 170, flex: 1 }, (row) => withdrawalStrategyText(row)),
    nodeColumn('payments', { width: 110 }, (row) => <PaymentsLink collector={row} />),
  ],
  card: (row) => ({
    to: routes.collector.href(row.id),
    title: row.name,
    lines: [row.withdrawalStrategy === null ? row.id : `${row.id} · ${withdrawalStrategyText(row)}`],
    menu: <PaymentsLink collector={row} />,
  }),
});
