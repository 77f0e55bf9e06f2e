import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ABSENT } from '@/shared/format';
import type { BarValue, MonthBar } from './month-bar';
import type { MonthNames } from './month-payments';

interface MonthTableProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly column: string;
  readonly bars: readonly MonthBar[];
  readonly names: MonthNames;
  /** Maximum height in pixels; the table scrolls beyond it. */
  readonly height: number;
}

const Value = ({ of }: { readonly of: BarValue | null }) => (
  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    <div>{of?.text ?? ABSENT}</div>
    {of?.details?.map((detail) => (
      <Typography key={detail} component="div" variant="caption" color="textSecondary">
        {detail}
      </Typography>
    ))}
  </TableCell>
);

/** Table with the values of the chart. */
export const MonthTable = ({ label, column, bars, names, height }: MonthTableProps) => (
  <Box sx={{ maxHeight: height, overflow: 'auto' }}>
    <Table
      size="small"
      stickyHeader
      aria-label={label}
      sx={{ '& tr:last-child td, & tr:last-child th': { border: 0 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{column}</TableCell>
          <TableCell align="right">{names.current}</TableCell>
          <TableCell align="right">{names.previous}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {bars.map((bar) => (
          <TableRow key={bar.label}>
            <TableCell component="th" scope="row">
              <Link component={RouterLink} to={bar.href}>
                {bar.label}
              </Link>
            </TableCell>
            <Value of={bar.current} />
            <Value of={bar.previous} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
