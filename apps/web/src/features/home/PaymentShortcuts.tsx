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
import { currentMonth, monthName, readClock, shiftMonth } from '@/shared/format';
import { homeTexts } from './home.texts';

interface Shortcut {
  readonly label: string;
  readonly Icon: typeof Flag;
  readonly month: string;
  readonly status?: string;
}

const shortcutsOf = (thisMonth: string): readonly Shortcut[] => [
  { label: homeTexts.thisMonth, Icon: CalendarMonth, month: thisMonth },
  { label: homeTexts.lastMonth, Icon: History, month: shiftMonth(thisMonth, -1) },
  { label: homeTexts.pending, Icon: Schedule, month: thisMonth, status: 'pending' },
  { label: homeTexts.overdue, Icon: EventBusy, month: shiftMonth(thisMonth, -1), status: 'overdue' },
  { label: homeTexts.rejected, Icon: Block, month: thisMonth, status: 'rejected' },
  { label: homeTexts.objected, Icon: Flag, month: thisMonth, status: 'objected' },
];

const ShortcutLink = ({ label, Icon, month, ...status }: Shortcut) => (
  <Link
    component={RouterLink}
    to={routes.payments.href({ period: month, ...status })}
    underline="none"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      columnGap: { xs: 1, sm: 1.5 },
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
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 36,
        height: 36,
        borderRadius: '10px',
        bgcolor: 'surface.accent',
        color: 'primary.main',
      }}
    >
      <Icon sx={{ fontSize: 19 }} />
    </Box>
    <span>
      <Typography component="span" variant="subtitle1" sx={{ display: 'block', lineHeight: 1.35 }}>
        {label}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        {monthName(month)}
      </Typography>
    </span>
  </Link>
);

/** Links to payments of this month or the previous one, most of them with a status. */
export const PaymentShortcuts = () => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="overline" color="textSecondary" sx={{ display: 'block', mb: 1 }}>
        {homeTexts.shortcuts}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {shortcutsOf(currentMonth(readClock())).map((shortcut) => (
          <ShortcutLink key={shortcut.label} {...shortcut} />
        ))}
      </Box>
    </Box>
  );
};
