import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/es';
import type { Period } from '@/shared/format';
import { listTexts } from './list.texts';

interface DayRangeProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

const dayText = (day: Dayjs | null): string | undefined => (day?.isValid() ? day.format('YYYY-MM-DD') : undefined);

/** First and last day; a day that would turn the period around takes the other end along. */
export const DayRange = ({ period, onChange }: DayRangeProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es">
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 2 }}>
      <DatePicker
        label={listTexts.from}
        format="DD/MM/YYYY"
        value={dayjs(period.from)}
        onChange={(day) => {
          const from = dayText(day);
          if (from) onChange({ from, to: from > period.to ? from : period.to });
        }}
        slotProps={{ textField: { size: 'small' } }}
      />
      <DatePicker
        label={listTexts.to}
        format="DD/MM/YYYY"
        value={dayjs(period.to)}
        onChange={(day) => {
          const to = dayText(day);
          if (to) onChange({ from: to < period.from ? to : period.from, to });
        }}
        slotProps={{ textField: { size: 'small' } }}
      />
    </Box>
  </LocalizationProvider>
);
