import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { VersionRow, type ListedVersion, type RowComparison, type VersionLook } from './VersionRow';
import { versionsTexts as texts } from './versions.texts';

interface HistoryTableProps<Version> {
  readonly rows: readonly Version[];
  readonly look: VersionLook<Version>;
  /** Number of the current version, whose address needs none. */
  readonly current: number | undefined;
  /** Number of the version on the screen. */
  readonly shown: number;
  /** What each row offers to compare; undefined when there is only one version. */
  readonly comparisonOf: ((version: number) => RowComparison) | undefined;
}

/** Versions as the documents lay them out: `FECHA`, `ESTADO`, `ID` (A68); around them, what compares them. */
export const HistoryTable = <Version extends ListedVersion>(props: HistoryTableProps<Version>) => {
  const { rows, look, current, shown, comparisonOf } = props;
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: '8px' }}>
      <Table size="small" aria-label={texts.historyTitle}>
        <TableHead>
          <TableRow>
            {comparisonOf && <TableCell padding="checkbox" aria-label={texts.column} />}
            <TableCell>{texts.date}</TableCell>
            <TableCell>{texts.status}</TableCell>
            <TableCell>{texts.id}</TableCell>
            {comparisonOf && <TableCell padding="checkbox" aria-label={texts.withCurrent} />}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <VersionRow
              key={row.version}
              row={row}
              look={look}
              isCurrent={row.version === current}
              isShown={row.version === shown}
              comparison={comparisonOf?.(row.version)}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
