import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { paymentDetailTexts } from '../detail.texts';
import { comparisonTexts } from './comparison/comparison.texts';
import { VersionRow, type PaymentVersion, type RowComparison } from './VersionRow';

const texts = paymentDetailTexts.history;

interface HistoryTableProps {
  readonly rows: readonly PaymentVersion[];
  /** Number of the current version, whose address needs none. */
  readonly current: number | undefined;
  /** Number of the version on the screen. */
  readonly shown: number;
  /** What each row offers to compare; undefined when there is only one version. */
  readonly comparisonOf: ((version: number) => RowComparison) | undefined;
}

/** Versions of a payment as the documents lay them out: `FECHA`, `ESTADO`, `ID` (A68); around them, what compares them. */
export const HistoryTable = ({ rows, current, shown, comparisonOf }: HistoryTableProps) => (
  <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: '8px' }}>
    <Table size="small" aria-label={texts.title}>
      <TableHead>
        <TableRow>
          {comparisonOf && <TableCell padding="checkbox" aria-label={comparisonTexts.column} />}
          <TableCell>{texts.date}</TableCell>
          <TableCell>{texts.status}</TableCell>
          <TableCell>{texts.id}</TableCell>
          {comparisonOf && <TableCell padding="checkbox" aria-label={comparisonTexts.withCurrent} />}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <VersionRow
            key={row.version}
            row={row}
            isCurrent={row.version === current}
            isShown={row.version === shown}
            comparison={comparisonOf?.(row.version)}
          />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
