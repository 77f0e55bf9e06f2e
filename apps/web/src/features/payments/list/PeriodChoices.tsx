import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { monthName, monthRange, periodText, shiftMonth } from '@/shared/format';
import { paymentsTexts as texts } from '../payments.texts';
import { DayRange } from './DayRange';
import { listTexts } from './list.texts';
import type { PeriodChoice } from './PeriodField';

interface PeriodChoicesProps extends PeriodChoice {
  readonly onChange: (choice: PeriodChoice) => void;
  /** The period is chosen. */
  readonly onDone: () => void;
}

interface YearProps {
  readonly year: string;
  readonly onTurn: (year: string) => void;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

const Year = ({ year, onTurn }: YearProps) => {
  const turn = (by: number) => () => {
    onTurn(shiftMonth(`${year}-01`, 12 * by).slice(0, 4));
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
      <IconButton aria-label={listTexts.previousYear} onClick={turn(-1)}>
        <ChevronLeft />
      </IconButton>
      <Typography component="span" variant="h3" aria-live="polite">
        {year}
      </Typography>
      <IconButton aria-label={listTexts.nextYear} onClick={turn(1)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
};

/** A month a click away, any other days below, and whether the days are those of the refund (A210). */
export const PeriodChoices = ({ period, byRefundDate, onChange, onDone }: PeriodChoicesProps) => {
  const [year, setYear] = useState(period.from.slice(0, 4));
  const shown = periodText(period);
  return (
    <>
      <Year year={year} onTurn={setYear} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 0.5 }}>
        {MONTHS.map((number) => {
          const month = `${year}-${number}`;
          return (
            <Button
              key={month}
              color={month === shown ? 'primary' : 'inherit'}
              variant={month === shown ? 'contained' : 'text'}
              aria-label={monthName(month)}
              aria-pressed={month === shown}
              onClick={() => {
                onChange({ period: monthRange(month), byRefundDate });
                onDone();
              }}
            >
              {monthName(month).slice(0, 3)}
            </Button>
          );
        })}
      </Box>
      <DayRange
        period={period}
        onApply={(days) => {
          onChange({ period: days, byRefundDate });
          onDone();
        }}
      />
      <FormControlLabel
        sx={{ mt: 1 }}
        control={
          <Switch
            checked={byRefundDate}
            onChange={(_event, checked) => {
              onChange({ period, byRefundDate: checked });
            }}
          />
        }
        label={texts.refundDate}
      />
      <Typography variant="caption" color="textSecondary" component="p">
        {texts.refundDateHint}
      </Typography>
    </>
  );
};
