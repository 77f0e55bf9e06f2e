import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { VisuallyHidden } from '@/shared/theme';
import type { Change } from './month-change';
import type { FigureRow, MonthFigure } from './month-figures';
import type { MonthNames } from './month-payments';
import { monthTexts as texts } from './month.texts';

const Figure = ({ of: { value, count, href }, isMain }: { readonly of: MonthFigure; readonly isMain: boolean }) => (
  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
    <Link
      component={RouterLink}
      to={href}
      underline="hover"
      sx={{ color: 'text.primary', fontWeight: isMain ? 600 : 400, whiteSpace: 'nowrap' }}
    >
      {value ?? <Skeleton width={110} sx={{ ml: 'auto' }} />}
    </Link>
    <Typography component="div" variant="caption" color="textSecondary" sx={{ minHeight: '1.25rem' }}>
      {count}
    </Typography>
  </TableCell>
);

const colorOf = ({ difference }: Change, moreIsBetter: boolean): string => {
  if (!moreIsBetter || difference === 0) return 'text.secondary';
  return difference > 0 ? 'success.main' : 'error.main';
};

interface FigureNameProps {
  readonly row: FigureRow;
  /** Name of the month with which the figure is compared. */
  readonly since: string;
}

/** Name of a figure with its change. The second line of the row has room for the change on any screen. */
const FigureName = ({ row: { label, change, moreIsBetter }, since }: FigureNameProps) => (
  <TableCell component="th" scope="row">
    {label}
    {change && (
      <Typography
        component="div"
        variant="caption"
        sx={{ fontVariantNumeric: 'tabular-nums', color: colorOf(change, moreIsBetter) }}
      >
        {change.text} <VisuallyHidden>{texts.since(since)}</VisuallyHidden>
      </Typography>
    )}
  </TableCell>
);

interface FigureTableProps {
  readonly rows: readonly FigureRow[];
  readonly names: MonthNames;
}

/** Key figures of the month with their change, beside those of the previous one. Each links to its list. */
export const FigureTable = ({ rows, names }: FigureTableProps) => (
  <Box sx={{ px: { xs: 0.5, sm: 1 }, pt: 0.5 }}>
    <Table
      size="small"
      aria-label={texts.title}
      // two amounts beside their label fit into 320 pixels
      sx={{
        '& td, & th': { px: { xs: 0.5, sm: 1 }, py: 0.25, border: 0, fontSize: { xs: '0.75rem', sm: '0.875rem' } },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>
            <VisuallyHidden>{texts.figure}</VisuallyHidden>
          </TableCell>
          <TableCell align="right">{names.current}</TableCell>
          <TableCell align="right">{names.previous}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.label} sx={{ verticalAlign: 'top' }}>
            <FigureName row={row} since={names.previous} />
            {row.months.map((figure, place) => (
              <Figure key={figure.href} of={figure} isMain={place === 0} />
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
