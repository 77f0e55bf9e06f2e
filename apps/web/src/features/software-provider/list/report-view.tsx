import { activityTexts, RecordActivity } from '@/domain/activity';
import { CollectorName, collectorText } from '@/domain/collector';
import { TakenPart } from '@/domain/record-take';
import { copyLine, entityOf } from '@/shared/actions';
import { ABSENT, date } from '@/shared/format';
import { chipColumn, idColumn, nodeColumn, textColumn } from '@/shared/grid';
import { RowMark, rowView } from '@/shared/list';
import { reportActions } from '../actions/report.actions';
import { ReportStatusChip } from '../ReportStatusChip';
import { fieldTexts as fields, reportsTexts as texts } from '../software-provider.texts';
import { reportList } from './report-list';
import type { SoftwareProviderReportsPageQuery } from './ReportsPage.generated';

type Row = NonNullable<SoftwareProviderReportsPageQuery['page']>['rows'][number];

const formatOf = ({ format }: Row): string => format?.toUpperCase() ?? ABSENT;

/** Columns of the specification (B107), card, row menu and panel of the list. */
export const reportView = rowView<Row>({
  order: reportList.order,
  headers: texts.columns,
  columns: [
    idColumn('ID', { minWidth: 120, flex: 1 }, ({ id }) => id),
    textColumn('format', { width: 96 }, formatOf),
    nodeColumn('COLLECTOR_ID', { minWidth: 170, flex: 1.4 }, ({ collectorId, collector }) => (
      <CollectorName id={collectorId} name={collector?.name} />
    )),
    chipColumn('STATUS', { width: 140 }, (row) => <ReportStatusChip of={row} />),
    textColumn('START_DATE', { width: 116 }, ({ startDate }) => date(startDate)),
    textColumn('END_DATE', { width: 116 }, ({ endDate }) => date(endDate)),
  ],
  more: ({ id, fileName, sendResult, softwareProvider, status }) => ({
    problem: status === 'ERROR' ? sendResult : null,
    facts: [
      [fields.softwareProvider, softwareProvider],
      [fields.fileName, fileName],
      [fields.sendResult, sendResult],
      [activityTexts.title, <RecordActivity key="activity" of="SoftwareProviderReport" id={id} />],
    ],
    below: <TakenPart of="SoftwareProviderReport" id={id} status={status} />,
  }),
  main: ['format', 'COLLECTOR_ID', 'STATUS', 'END_DATE'],
  menu: (row) => (
    <reportActions.RowMenu
      id={row.id}
      entity={entityOf(row)}
      label={texts.actionsOf(row.id)}
      lines={() => [copyLine(texts, row.id)]}
    />
  ),
  mark: ({ id }) => <RowMark id={id} />,
  card: (row) => ({
    title: collectorText({ id: row.collectorId, name: row.collector?.name }),
    lines: [
      `${formatOf(row)} · ${row.softwareProvider}`,
      `${texts.columns.START_DATE} ${date(row.startDate)} · ${texts.columns.END_DATE} ${date(row.endDate)}`,
      row.id,
    ],
    status: <ReportStatusChip of={row} />,
  }),
});
