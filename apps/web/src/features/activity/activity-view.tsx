import {
  ActivityDetails,
  ActivityRecord,
  ActivityResultChip,
  actionName,
  personName,
  recordName,
} from '@/domain/activity';
import { Copyable } from '@/shared/detail';
import { dateTime } from '@/shared/format';
import { chipColumn, nodeColumn, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { texts as common } from '@/shared/texts';
import type { ActivitiesPageQuery } from './ActivitiesPage.generated';
import { activityList } from './activity-list';
import { activitiesTexts as texts } from './activity.texts';

type Row = NonNullable<ActivitiesPageQuery['page']>['rows'][number];

/** The rows of the list; a row opens a panel with all that is known of it. */
export const activityView = rowView<Row>({
  order: activityList.order,
  headers: texts.columns,
  columns: [
    textColumn('time', { width: 152 }, ({ time }) => dateTime(time)),
    textColumn('username', { minWidth: 120, flex: 0.7 }, (row) => personName(row)),
    textColumn('action', { minWidth: 190, flex: 1.2 }, (row) => actionName(row)),
    nodeColumn('record', { minWidth: 220, flex: 1.6 }, (row) => <ActivityRecord row={row} />),
    chipColumn('result', { width: 122 }, (row) => <ActivityResultChip of={row} />),
  ],
  main: ['time', 'username', 'action', 'result'],
  card: (row) => ({
    title: actionName(row),
    lines: [recordName(row), `${dateTime(row.time)} · ${personName(row)}`],
    status: <ActivityResultChip of={row} />,
  }),
  more: (row) => ({
    facts: [
      [texts.details, <ActivityDetails key="details" row={row} />],
      [texts.requestId, row.requestId && <Copyable key="request" value={row.requestId} label={common.copyRequestId} />],
    ],
  }),
});
