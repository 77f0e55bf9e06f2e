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

interface FigureTableProps {
  readonly rows: readonly FigureRow[];
  readonly names: MonthNames;
}

/** Key figures of the month, beside those of the previous one. Each links to a list of its records. */
export const FigureTable = ({ rows, names }: FigureTableProps) => (
  <Box sx={{ px: { xs: 0.5, sm: 1 }, pt: 0.5 }}>
    <Table
      size="small"
      aria-label={texts.title}
      // two amounts beside their label fit into 320 pixels
      sx={{ '& td, & th': { px: { xs: 0.5, sm: 1 }, py: 0.5, border: 0, fontSize: { xs: '0.75rem', sm: '0.875rem' } } }}
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
        {rows.map(({ label, months }) => (
          <TableRow key={label} sx={{ verticalAlign: 'top' }}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            {months.map((figure, place) => (
              <Figure key={figure.href} of={figure} isMain={place === 0} />
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
