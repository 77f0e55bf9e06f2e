import { collectorText, CollectorName } from '@/domain/collector';
import { NotesSection } from '@/domain/note';
import { TakenPart } from '@/domain/record-take';
import { routes } from '@/domain/routes';
import { ABSENT, dateTime, money, quantity } from '@/shared/format';
import {
  amountColumn,
  chipColumn,
  idColumn,
  linkColumn,
  nodeColumn,
  ranks,
  rightAligned,
  textColumn,
} from '@/shared/grid';
import { RowMark, rowView } from '@/shared/list';
import { importsTexts as texts } from '../import.texts';
import { ImportStatusChip, issuesNothing, isUnconfirmed } from '../import.status';
import { importList } from './import-list';
import type { ImportsPageQuery } from './ImportsPage.generated';

type Row = NonNullable<ImportsPageQuery['page']>['rows'][number];

/** Returns a dash for an import that was cancelled, failed or is not confirmed yet: it has issued nothing. Else the text. */
const issued = (row: Row, text: string): string => (issuesNothing(row) || isUnconfirmed(row) ? ABSENT : text);

const count = (width: number) => ({ width, ...rightAligned }) as const;

/** Columns of the specification (B37) and of the file name; card and panel. A row links to its import. */
export const importView = rowView<Row>({
  order: importList.order,
  headers: texts.columns,
  columns: [
    nodeColumn('COLLECTOR_ID', { minWidth: 150, flex: 2.2 }, ({ collectorId, collector }) => (
      <CollectorName id={collectorId} name={collector?.name} />
    )),
    linkColumn('fileName', { minWidth: 120, flex: 1.3, hideable: false }, ({ id, fileName }) => ({
      to: routes.import.href(id),
      text: fileName ?? id,
      label: texts.seeDetail,
    })),
    textColumn('ISSUED_AMOUNT', { width: 138, ...rightAligned, cellClassName: 'strong' }, (row) =>
      issued(row, money(row.issuedAmount, row.currencyId)),
    ),
    amountColumn('TOTAL_AMOUNT', (row) => ({ ...row, amount: row.totalAmount })),
    textColumn('REQUEST_COUNT', count(108), ({ requestCount }) => quantity(requestCount)),
    textColumn('ISSUED_COUNT', { ...count(84), rank: ranks.spare }, (row) => issued(row, quantity(row.issuedCount))),
    textColumn('ERROR_COUNT', count(98), ({ errorCount }) => quantity(errorCount)),
    textColumn('REQUEST_DATE', { width: 150, hasTime: true }, ({ requestDate }) => dateTime(requestDate)),
    idColumn('id', { minWidth: 120, flex: 1, extra: true }, ({ id }) => id),
    chipColumn('STATUS', { width: 128 }, (row) => <ImportStatusChip of={row} />),
  ],
  main: ['COLLECTOR_ID', 'fileName', 'TOTAL_AMOUNT', 'STATUS'],
  mark: ({ id }) => <RowMark id={id} />,
  more: ({ id, status }) => ({
    below: (
      <>
        <TakenPart of="Import" id={id} status={status} />
        <NotesSection of="Import" id={id} />
      </>
    ),
  }),
  card: (row) => ({
    to: routes.import.href(row.id),
    title: row.fileName ?? row.id,
    lines: [
      collectorText({ id: row.collectorId, name: row.collector?.name }),
      texts.cardCounts(row.requestCount, row.errorCount),
      dateTime(row.requestDate) || ABSENT,
    ],
    amount: money(row.totalAmount, row.currencyId),
    status: <ImportStatusChip of={row} />,
  }),
});
