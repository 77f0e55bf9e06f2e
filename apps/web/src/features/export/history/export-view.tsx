import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { ExportSortField } from '@/shared/apollo/schema-types.generated';
import { ABSENT, dateTime } from '@/shared/format';
import { StatusChip } from '@/shared/feedback';
import { chipColumn, menuColumn, unsorted } from '@/shared/grid';
import type { RowView } from '@/shared/list';
import type { ExportRowFragment } from '../ExportRow.generated';
import { formatName, typeName } from '../export.kinds';
import { exportStatus, hasEnded } from '../export.kinds';
import { exportsTexts as texts } from '../export.texts';
import { ExportDownload } from './ExportDownload';
import { exportOrder } from './export-list.address';
import { RowProgress } from './RowProgress';

type Row = ExportRowFragment;

const endOf = (row: Row): string => (hasEnded(row) ? dateTime(row.updatedDate) : ABSENT);

const chipOf = ({ status, statusCode }: Row) => {
  const { label, tone } = exportStatus[status];
  return <StatusChip tone={tone} label={status === 'UNKNOWN' ? statusCode : label} title={statusCode} />;
};

const statusOf = (row: Row) => (
  <>
    {chipOf(row)}
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

const { columns } = texts;

/** How an export is shown in the history (EXP-05, EXP-06). */
export const exportView: RowView<Row, ExportSortField> = {
  order: exportOrder,
  columns: [
    { ...unsorted, field: 'id', headerName: columns.id, minWidth: 72, flex: 2.1, valueGetter: (_value, { id }) => id },
    {
      ...unsorted,
      field: 'type',
      headerName: columns.type,
      width: 106,
      valueGetter: (_value, row) => typeName(row),
    },
    {
      ...unsorted,
      field: 'format',
      headerName: columns.format,
      width: 82,
      valueGetter: (_value, { formatCode }) => formatCode,
    },
    {
      ...unsorted,
      field: 'records',
      headerName: columns.records,
      width: 124,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => <RowProgress row={row} />,
    },
    {
      field: 'CREATED_DATE',
      headerName: columns.requestDate,
      width: 156,
      valueGetter: (_value, { createdDate }) => dateTime(createdDate),
    },
    {
      ...unsorted,
      field: 'endDate',
      headerName: columns.endDate,
      width: 156,
      valueGetter: (_value, row) => endOf(row),
    },
    chipColumn({ ...unsorted, field: 'status', headerName: columns.status, minWidth: 106, flex: 1.3 }, statusOf),
    {
      ...unsorted,
      field: 'requestedBy',
      headerName: columns.requestedBy,
      minWidth: 92,
      flex: 1,
      valueGetter: (_value, { requestedBy }) => requestedBy,
    },
    menuColumn(columns.file, downloadOf),
  ],
  cardOf: (row) => ({
    title: `${typeName(row)} · ${formatName(row)}`,
    lines: [
      row.id,
      texts.askedOn(dateTime(row.createdDate), row.requestedBy),
      ...(row.errorDetail === null ? [] : [row.errorDetail]),
      ...(hasEnded(row) ? [texts.endedOn(dateTime(row.updatedDate))] : []),
      ...(row.status === 'FINISHED' && row.records !== null ? [texts.records(row.records)] : []),
    ],
    status: (
      <>
        {chipOf(row)}
        {row.status === 'IN_PROCESS' && <RowProgress row={row} />}
      </>
    ),
    menu: downloadOf(row),
  }),
};
