import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { monthName, monthRange, periodLabel, periodText, shiftMonth, type Period } from '@/shared/format';
import { paymentsTexts as texts } from '../payments.texts';
import { listTexts } from './list.texts';

const DayRange = lazy(() => import('./DayRange').then((module) => ({ default: module.DayRange })));

/** What the field says: which days, and of what. */
export interface PeriodChoice {
  readonly period: Period;
  readonly byRefundDate: boolean;
}

interface PeriodFieldProps extends PeriodChoice {
  readonly onChange: (choice: PeriodChoice) => void;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** A month a click away, any other days below, and whether the days are those of the refund (A210). */
export const PeriodField = ({ period, byRefundDate, onChange }: PeriodFieldProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [year, setYear] = useState(period.from.slice(0, 4));
  const shown = periodText(period);
  const turn = (by: number) => () => {
    setYear(shiftMonth(`${year}-01`, 12 * by).slice(0, 4));
  };
  return (
    <>
      <TextField
        label={texts.period}
        value={periodLabel(period)}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setYear(period.from.slice(0, 4));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
        helperText={byRefundDate ? texts.refundDate : ' '}
        slotProps={{
          htmlInput: {
            readOnly: true,
            role: 'combobox',
            'aria-haspopup': 'dialog',
            'aria-expanded': anchor !== null,
            sx: { cursor: 'pointer' },
          },
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': texts.period, sx: { p: 2, width: 352, maxWidth: '100%' } },
        }}
      >
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
                  setAnchor(null);
                }}
              >
                {monthName(month).slice(0, 3)}
              </Button>
            );
          })}
        </Box>
        <Suspense fallback={<Box sx={{ height: 74 }} />}>
          <DayRange
            period={period}
            onChange={(days) => {
              onChange({ period: days, byRefundDate });
            }}
          />
        </Suspense>
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
      </Popover>
    </>
  );
};
