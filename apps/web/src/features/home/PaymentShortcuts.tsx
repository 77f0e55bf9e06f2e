import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Block from '@mui/icons-material/DoNotDisturbAltOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import History from '@mui/icons-material/HistoryRounded';
import Schedule from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { currentMonth, monthName, monthRange, quantity, readClock, shiftMonth } from '@/shared/format';
import { useReturnToTab } from '@/shared/polling';
import { VisuallyHidden } from '@/shared/theme';
import { homeTexts } from './home.texts';
import { monthSoFar } from './month/month-payments';
import { useMonthPaymentsQuery } from './month/MonthPayments.generated';
import { monthTexts } from './month/month.texts';
import { useShortcutCountsQuery } from './ShortcutCounts.generated';

interface Shortcut {
  readonly id: 'thisMonth' | 'lastMonth' | 'pending' | 'overdue' | 'rejected' | 'objected';
  readonly label: string;
  readonly Icon: typeof Flag;
  readonly month: string;
  readonly status?: string;
}

/** Page with the number of payments; null if they could not be counted. */
type Counted = { readonly size: number } | null;

const shortcutsOf = (thisMonth: string): readonly Shortcut[] => [
  { id: 'thisMonth', label: homeTexts.thisMonth, Icon: CalendarMonth, month: thisMonth },
  { id: 'lastMonth', label: homeTexts.lastMonth, Icon: History, month: shiftMonth(thisMonth, -1) },
  { id: 'pending', label: homeTexts.pending, Icon: Schedule, month: thisMonth, status: 'pending' },
  { id: 'overdue', label: homeTexts.overdue, Icon: EventBusy, month: shiftMonth(thisMonth, -1), status: 'overdue' },
  { id: 'rejected', label: homeTexts.rejected, Icon: Block, month: thisMonth, status: 'rejected' },
  { id: 'objected', label: homeTexts.objected, Icon: Flag, month: thisMonth, status: 'objected' },
];

/**
 * Hook that loads the totals of the shortcuts. Those of the payments of the month are read from the answer of its
 * section. Absent while unknown.
 */
const useShortcutCounts = (now: Date): Readonly<Partial<Record<Shortcut['id'], Counted>>> => {
  const month = currentMonth(now);
  const periods = { thisMonth: monthRange(month), lastMonth: monthRange(shiftMonth(month, -1)) };
  const { data, refetch } = useShortcutCountsQuery({ variables: periods });
  const ofMonth = useMonthPaymentsQuery({
    variables: { period: monthSoFar(now).period },
    fetchPolicy: 'cache-only',
  });
  useReturnToTab(() => void refetch());
  return { ...ofMonth.data, ...data };
};

/** Number of payments. A screen reader hears what is counted. */
const Total = ({ size }: { readonly size: number }) => (
  <Typography component="span" variant="caption" sx={{ fontVariantNumeric: 'tabular-nums' }}>
    <span aria-hidden>{quantity(size)}</span>
    <VisuallyHidden> {monthTexts.payments(size)}</VisuallyHidden>
  </Typography>
);

interface ShortcutLinkProps extends Omit<Shortcut, 'id'> {
  readonly counted: Counted | undefined;
}

const ShortcutLink = ({ label, Icon, month, counted, ...status }: ShortcutLinkProps) => (
  <Link
    component={RouterLink}
    to={routes.payments.href({ period: month, ...status })}
    underline="none"
    sx={{
      containerType: 'inline-size',
      px: { xs: 1.25, sm: 1.75 },
      py: 1.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: '12px',
      bgcolor: 'background.paper',
      color: 'text.primary',
      transition: 'border-color 120ms, color 120ms',
      '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
    }}
  >
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        aria-hidden
        component="span"
        sx={{
          // a narrow shortcut has room for month and total alone
          display: 'none',
          '@container (min-width: 190px)': { display: 'grid' },
          placeItems: 'center',
          flexShrink: 0,
          width: 36,
          height: 36,
          borderRadius: '10px',
          bgcolor: 'surface.accent',
          color: 'primary.main',
        }}
      >
        <Icon sx={{ fontSize: 19 }} />
      </Box>
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="span" variant="subtitle1" sx={{ display: 'block', lineHeight: 1.35 }}>
          {label}
        </Typography>
        <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', columnGap: 0.5, color: 'text.secondary' }}>
          <Typography component="span" variant="caption" sx={{ mr: 'auto' }}>
            {monthName(month)}
          </Typography>
          {counted && <Total size={counted.size} />}
        </Box>
      </Box>
    </Box>
  </Link>
);

/** Links to payments of this month or the previous one, most of them with a status, with their totals. */
export const PaymentShortcuts = () => {
  const titleId = useId();
  const now = readClock();
  const counts = useShortcutCounts(now);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="overline" color="textSecondary" sx={{ display: 'block', mb: 1 }}>
        {homeTexts.shortcuts}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {shortcutsOf(currentMonth(now)).map(({ id, ...shortcut }) => (
          <ShortcutLink key={id} {...shortcut} counted={counts[id]} />
        ))}
      </Box>
    </Box>
  );
};
