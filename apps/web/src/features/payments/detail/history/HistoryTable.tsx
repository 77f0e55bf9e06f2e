import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { dateTime } from '@/shared/format';
import { paymentPath } from '../../payments.paths';
import { paymentDetailTexts } from '../detail.texts';
import { paymentSearch } from '../payment-address';
import { PaymentStatusChips } from '../../PaymentStatusChips';
import type { PaymentHistoryQuery } from './PaymentHistory.generated';

const texts = paymentDetailTexts.history;

export type PaymentVersionRow = NonNullable<NonNullable<PaymentHistoryQuery['payment']>['history']>[number];

interface HistoryTableProps {
  readonly rows: readonly PaymentVersionRow[];
  /** Number of the current version, whose address needs none. */
  readonly current: number | undefined;
  /** Number of the version on the screen. */
  readonly shown: number;
}

interface VersionRowProps {
  readonly row: PaymentVersionRow;
  readonly isCurrent: boolean;
  readonly isShown: boolean;
}

const VersionRow = ({ row, isCurrent, isShown }: VersionRowProps) => {
  const { id, version, lastUpdateDate } = row;
  const marks = [texts.version(version), isCurrent && texts.current, isShown && texts.shown]
    .filter(Boolean)
    .join(' · ');
  return (
    <TableRow hover selected={isShown} sx={{ position: 'relative', '&:last-child td': { borderBottom: 0 } }}>
      <TableCell>
        {/* the whole row leads to the version; the dialog's entry in the browser's history becomes the version's */}
        <Link
          component={RouterLink}
          to={`${paymentPath(id)}${paymentSearch({ version: isCurrent ? undefined : version })}`}
          replace
          aria-current={isShown ? 'true' : undefined}
          sx={{ whiteSpace: 'nowrap', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {dateTime(lastUpdateDate)}
        </Link>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {marks}
        </Typography>
      </TableCell>
      <TableCell>
        <PaymentStatusChips payment={row} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{id}</TableCell>
    </TableRow>
  );
};

/** Versions of a payment as the documents lay them out: `FECHA`, `ESTADO`, `ID` (A68). */
export const HistoryTable = ({ rows, current, shown }: HistoryTableProps) => (
  <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: '8px' }}>
    <Table size="small" aria-label={texts.title}>
      <TableHead>
        <TableRow>
          <TableCell>{texts.date}</TableCell>
          <TableCell>{texts.status}</TableCell>
          <TableCell>{texts.id}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <VersionRow key={row.version} row={row} isCurrent={row.version === current} isShown={row.version === shown} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
