import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { monthName, monthRange, periodText, readClock, shiftMonth, type Period } from '@/shared/format';
import { daysOf, relativePeriods, type ChosenPeriod, type RelativePeriod } from './chosen-period';
import { DayRange } from './DayRange';
import { periodTexts as texts, relativePeriodNames } from './period.texts';

interface PeriodChoicesProps {
  readonly period: ChosenPeriod;
  readonly bounds?: Period;
  readonly onChoose: (period: ChosenPeriod) => void;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** Returns the relative periods that do not begin before the bounds. */
const offered = (bounds: Period | undefined): readonly RelativePeriod[] =>
  bounds ? relativePeriods.filter((relative) => daysOf(relative, new Date()).from >= bounds.from) : relativePeriods;

const Relatives = ({ period, bounds, onChoose }: PeriodChoicesProps) => (
  <Box role="group" aria-label={texts.relative} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1 }}>
    {offered(bounds).map((relative) => (
      <Chip
        key={relative}
        component="button"
        size="small"
        label={relativePeriodNames[relative]}
        color={relative === period ? 'primary' : 'default'}
        variant={relative === period ? 'filled' : 'outlined'}
        aria-pressed={relative === period}
        onClick={() => onChoose(relative)}
      />
    ))}
  </Box>
);

interface YearProps {
  readonly year: string;
  readonly bounds: Period | undefined;
  readonly onTurn: (year: string) => void;
}

const Year = ({ year, bounds, onTurn }: YearProps) => {
  const turn = (by: number) => () => {
    onTurn(shiftMonth(`${year}-01`, 12 * by).slice(0, 4));
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
      <IconButton
        aria-label={texts.previousYear}
        onClick={turn(-1)}
        disabled={bounds !== undefined && year <= bounds.from.slice(0, 4)}
      >
        <ChevronLeft />
      </IconButton>
      <Typography component="span" variant="h3" aria-live="polite">
        {year}
      </Typography>
      <IconButton
        aria-label={texts.nextYear}
        onClick={turn(1)}
        disabled={bounds !== undefined && year >= bounds.to.slice(0, 4)}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  );
};

interface MonthsProps extends PeriodChoicesProps {
  readonly year: string;
}

const Months = ({ year, period, bounds, onChoose }: MonthsProps) => {
  const shown = typeof period === 'string' ? undefined : periodText(period);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 0.5 }}>
      {MONTHS.map((number) => {
        const month = `${year}-${number}`;
        const days = monthRange(month);
        return (
          <Button
            key={month}
            color={month === shown ? 'primary' : 'inherit'}
            variant={month === shown ? 'contained' : 'text'}
            aria-label={monthName(month)}
            aria-pressed={month === shown}
            disabled={bounds !== undefined && (days.to < bounds.from || days.from > bounds.to)}
            onClick={() => onChoose(days)}
            sx={{ px: 0.5 }}
          >
            {monthName(month).split(' ')[0]}
          </Button>
        );
      })}
    </Box>
  );
};

/** Choices of a period: relative periods, the months of a year, and any range of days. */
export const PeriodChoices = (props: PeriodChoicesProps) => {
  const { period, bounds, onChoose } = props;
  const days = daysOf(period, readClock());
  const [year, setYear] = useState(days.from.slice(0, 4));
  return (
    <>
      <Relatives {...props} />
      <Year year={year} bounds={bounds} onTurn={setYear} />
      <Months {...props} year={year} />
      <DayRange period={days} bounds={bounds} onApply={onChoose} />
    </>
  );
};
