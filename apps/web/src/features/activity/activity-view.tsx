import {
  ActivityRecord,
  ActivityResultChip,
  DetailLines,
  actionName,
  activityFacts,
  personName,
  recordAmount,
  recordName,
  type KnownRecord,
} from '@/domain/activity';
import type { ReactNode } from 'react';
import { Copyable } from '@/shared/detail';
import { dateTime } from '@/shared/format';
import { chipColumn, nodeColumn, ranks, rightAligned, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { texts as common } from '@/shared/texts';
import type { ActivitiesPageQuery } from './ActivitiesPage.generated';
import { activityList } from './activity-list';
import { activitiesTexts as texts } from './activity.texts';

type Row = NonNullable<ActivitiesPageQuery['page']>['rows'][number] & {
  /** Facts about the record, if the person may read the list of such records. */
  readonly known?: KnownRecord | undefined;
};

type Facts = readonly (readonly [string, ReactNode])[];

const detailsOf = (row: Row): Facts => {
  const lines = activityFacts(row);
  return lines.length === 0 ? [] : [[texts.details, <DetailLines key="details" lines={lines} />]];
};

/** Returns the identifier of the record, which the row does not show if the record is known. */
const idsOf = ({ ids: [id], known }: Row): Facts =>
  id === undefined || !known ? [] : [[texts.id, <Copyable key="id" value={id} label={texts.copyId} />]];

/** Columns, card and panel of the list. A row opens a panel with all details. */
export const activityView = rowView<Row>({
  order: activityList.order,
  headers: texts.columns,
  columns: [
    textColumn('time', { width: 152, hasTime: true }, ({ time }) => dateTime(time)),
    textColumn('username', { minWidth: 120, flex: 0.7 }, ({ username }) => username ?? texts.nobody),
    textColumn('action', { minWidth: 190, flex: 1.2 }, (row) => actionName(row)),
    nodeColumn('record', { minWidth: 200, flex: 1.6 }, (row) => <ActivityRecord row={row} known={row.known} />),
    textColumn('amount', { width: 120, rank: ranks.stays, ...rightAligned }, (row) => recordAmount(row, row.known)),
    textColumn('reason', { minWidth: 120, flex: 1 }, ({ reason }) => reason),
    chipColumn('result', { width: 122 }, (row) => <ActivityResultChip of={row} />),
  ],
  main: ['time', 'username', 'action', 'result'],
  card: (row) => {
    const amount = recordAmount(row, row.known);
    return {
      title: actionName(row),
      lines: [recordName(row, row.known), `${dateTime(row.time)} · ${personName(row)}`],
      ...(amount !== undefined && { amount }),
      status: <ActivityResultChip of={row} />,
    };
  },
  more: (row) => ({
    facts: [
      ...(row.name === null ? [] : [[texts.name, row.name] as const]),
      ...detailsOf(row),
      ...idsOf(row),
      [texts.requestId, row.requestId && <Copyable key="request" value={row.requestId} label={common.copyRequestId} />],
    ],
  }),
});
