import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { ABSENT, quantity } from '@/shared/format';
import type { MonthNames, StatusCount } from './month-payments';
import { monthTexts as texts } from './month.texts';

interface MonthTableProps {
  readonly counts: readonly StatusCount[];
  readonly names: MonthNames;
}

const shown = (count: number | null): string => (count === null ? ABSENT : quantity(count));

/** The figures of the chart. */
export const MonthTable = ({ counts, names }: MonthTableProps) => (
  <Table size="small" aria-label={texts.title} sx={{ '& tr:last-child td, & tr:last-child th': { border: 0 } }}>
    <TableHead>
      <TableRow>
        <TableCell>{texts.status}</TableCell>
        <TableCell align="right">{names.current}</TableCell>
        <TableCell align="right">{names.previous}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {counts.map(({ label, current, previous, href }) => (
        <TableRow key={label}>
          <TableCell component="th" scope="row">
            <Link component={RouterLink} to={href}>
              {label}
            </Link>
          </TableCell>
          <TableCell align="right">{shown(current)}</TableCell>
          <TableCell align="right">{shown(previous)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
