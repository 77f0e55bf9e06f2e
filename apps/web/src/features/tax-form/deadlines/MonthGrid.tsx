import Box from '@mui/material/Box';
import { dayOf, monthRange, readClock } from '@/shared/format';
import type { Tone } from '@/shared/theme';
import { deadlineState } from '../tax-form.status';
import { deadlineTexts as texts } from '../tax-form.texts';
import type { TaxDeadlineFragment } from './Deadlines.generated';

/** States by importance, for days with several due dates. */
const urgency = ['OVERDUE', 'DUE_SOON', 'UPCOMING', 'PRESENTED'] as const;

const toneOf = (deadlines: readonly TaxDeadlineFragment[], day: string): Tone | undefined => {
  const due = new Set(deadlines.filter(({ dueDate }) => dueDate === day).map(({ state }) => state));
  const first = urgency.find((state) => due.has(state));
  return first && deadlineState[first].tone;
};

const look = (tone: Tone | undefined, isToday: boolean) => ({
  borderRadius: '6px',
  py: 0.25,
  outline: isToday ? '1px solid' : 'none',
  outlineColor: 'divider',
  ...(tone === undefined
    ? { color: 'text.secondary' }
    : { bgcolor: `tone.${tone}.surface`, color: `tone.${tone}.text`, fontWeight: 640 }),
});

interface MonthGridProps {
  readonly month: string;
  readonly deadlines: readonly TaxDeadlineFragment[];
}

/**
 * Calendar of a month with its due dates marked. It is hidden from screen readers, because the list below contains the
 * same due dates.
 */
export const MonthGrid = ({ month, deadlines }: MonthGridProps) => {
  const { from, to } = monthRange(month);
  const days = Array.from({ length: Number(to.slice(8)) }, (_day, place) => String(place + 1));
  // the first column is Monday
  const column = ((new Date(`${from}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;
  const today = dayOf(readClock());
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', xl: 'grid' },
        gridTemplateColumns: 'repeat(7, 1fr)',
        gap: 0.25,
        pb: 1.5,
        textAlign: 'center',
        fontSize: '0.75rem',
        fontVariantNumeric: 'tabular-nums',
        '& > :nth-of-type(8)': { gridColumnStart: column },
      }}
    >
      {texts.weekdays.map((letter, place) => (
        <Box key={`weekday ${String(place)}`} sx={{ color: 'text.disabled' }}>
          {letter}
        </Box>
      ))}
      {days.map((number) => {
        const day = `${month}-${number.padStart(2, '0')}`;
        return (
          <Box key={day} sx={look(toneOf(deadlines, day), day === today)}>
            {number}
          </Box>
        );
      })}
    </Box>
  );
};
