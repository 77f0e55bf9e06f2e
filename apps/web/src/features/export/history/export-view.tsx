import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { ExportDownload } from '@/domain/export/ExportDownload';
import { ABSENT, dateTime } from '@/shared/format';
import { chipColumn, idColumn, nodeColumn, rightAligned, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { statusChip } from '@/shared/status';
import type { ExportRowFragment } from '../ExportRow.generated';
import { formatName, typeName } from '../export.kinds';
import { exportStatus, hasEnded } from '../export.kinds';
import { exportsTexts as texts } from '../export.texts';
import { exportList } from './export-list';
import { RowProgress } from './RowProgress';

type Row = ExportRowFragment;

const endOf = (row: Row): string => (hasEnded(row) ? dateTime(row.updatedDate) : ABSENT);

const ExportStatusChip = statusChip(exportStatus);

const statusOf = (row: Row) => (
  <>
    <ExportStatusChip of={row} />
    {row.errorDetail !== null && (
      <Tooltip title={row.errorDetail}>
        <Box
          component="span"
          tabIndex={0}
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', color: 'text.secondary' }}
        >
          {row.errorDetail}
        </Box>
      </Tooltip>
    )}
  </>
);

const downloadOf = (row: Row) => row.status === 'FINISHED' && <ExportDownload row={row} />;

/** Columns (EXP-05, EXP-06), card, row menu and panel of the history. */
export const exportView = rowView<Row>({
  order: exportList.order,
  headers: texts.columns,
  columns: [
    idColumn('id', { minWidth: 72, flex: 1 }, ({ id }) => id),
    textColumn('type', { width: 106 }, (row) => typeName(row)),
    textColumn('format', { width: 82 }, (row) => formatName(row)),
    nodeColumn('records', { width: 124, ...rightAligned }, (row) => <RowProgress row={row} />),
    textColumn('CREATED_DATE', { width: 156, hasTime: true }, ({ createdDate }) => dateTime(createdDate)),
    textColumn('endDate', { width: 156 }, endOf),
    chipColumn('status', { minWidth: 106, flex: 2 }, statusOf),
    textColumn('requestedBy', { minWidth: 92, flex: 1 }, ({ requestedBy }) => requestedBy),
  ],
  more: ({ errorDetail, fileName }) => ({ problem: errorDetail, facts: [[texts.columns.actions, fileName]] }),
  main: ['type', 'format', 'CREATED_DATE', 'status'],
  menu: downloadOf,
  card: (row) => ({
    title: `${typeName(row)} · ${formatName(row)}`,
    lines: [
      row.id,
      texts.requestedOn(dateTime(row.createdDate), row.requestedBy),
      ...(row.errorDetail === null ? [] : [row.errorDetail]),
      ...(hasEnded(row) ? [texts.endedOn(dateTime(row.updatedDate))] : []),
      ...(row.status === 'FINISHED' && row.records !== null ? [texts.records(row.records)] : []),
    ],
    status: (
      <>
        <ExportStatusChip of={row} />
        {row.status === 'IN_PROCESS' && <RowProgress row={row} />}
      </>
    ),
  }),
});
