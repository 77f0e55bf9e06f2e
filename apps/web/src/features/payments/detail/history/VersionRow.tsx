import Compare from '@mui/icons-material/CompareArrowsRounded';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { dateTime } from '@/shared/format';
import { paymentPath } from '../../payments.paths';
import { PaymentStatusChips } from '../../PaymentStatusChips';
import { paymentDetailTexts } from '../detail.texts';
import { paymentSearch } from '../payment-address';
import type { Place } from '../use-history-address';
import { comparisonTexts } from './comparison/comparison.texts';
import type { PaymentHistoryQuery } from './PaymentHistory.generated';

const texts = paymentDetailTexts.history;

/** A version as the history lists it. */
export type PaymentVersion = NonNullable<NonNullable<PaymentHistoryQuery['payment']>['history']>[number];

/** What a row offers when there is something to compare it with. */
export interface RowComparison {
  readonly ticked: boolean;
  readonly onTick: () => void;
  /** The comparison with the current version; undefined for that version itself. */
  readonly withCurrent: Place | undefined;
  readonly onCompare: () => void;
}

/** Above the link that covers the whole row. */
const above = { position: 'relative', zIndex: 1 } as const;

const TickCell = ({ version, comparison }: { readonly version: number; readonly comparison: RowComparison }) => (
  <TableCell padding="checkbox">
    <Checkbox
      size="small"
      checked={comparison.ticked}
      onChange={comparison.onTick}
      slotProps={{ input: { 'aria-label': comparisonTexts.tick(version) } }}
      sx={above}
    />
  </TableCell>
);

const CompareCell = ({ version, comparison }: { readonly version: number; readonly comparison: RowComparison }) => (
  <TableCell padding="checkbox">
    {comparison.withCurrent && (
      <Tooltip title={comparisonTexts.withCurrent}>
        <IconButton
          size="small"
          component={RouterLink}
          {...comparison.withCurrent}
          aria-label={comparisonTexts.withCurrentOf(version)}
          onClick={comparison.onCompare}
          sx={above}
        >
          <Compare fontSize="small" />
        </IconButton>
      </Tooltip>
    )}
  </TableCell>
);

interface VersionRowProps {
  readonly row: PaymentVersion;
  readonly isCurrent: boolean;
  readonly isShown: boolean;
  readonly comparison: RowComparison | undefined;
}

/** One version: the whole row leads to it. */
export const VersionRow = ({ row, isCurrent, isShown, comparison }: VersionRowProps) => {
  const { id, version, lastUpdateDate } = row;
  const marks = [texts.version(version), isCurrent && texts.current, isShown && texts.shown]
    .filter(Boolean)
    .join(' · ');
  return (
    <TableRow hover selected={isShown} sx={{ position: 'relative', '&:last-child td': { borderBottom: 0 } }}>
      {comparison && <TickCell version={version} comparison={comparison} />}
      <TableCell>
        {/* the dialog's entry in the browser's history becomes the version's */}
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
      <TableCell sx={{ minWidth: '15ch', whiteSpace: { sm: 'nowrap' }, overflowWrap: 'anywhere' }}>{id}</TableCell>
      {comparison && <CompareCell version={version} comparison={comparison} />}
    </TableRow>
  );
};
