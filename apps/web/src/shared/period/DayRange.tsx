import { check, period as periodShape } from '@backoffice/validators';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useFormik } from 'formik';
import 'dayjs/locale/es';
import { date, type Period } from '@/shared/format';
import { dayPickerTexts } from './day-picker.texts';
import { periodTexts as texts } from './period.texts';

interface DayRangeProps {
  readonly period: Period;
  readonly bounds: Period | undefined;
  readonly onApply: (period: Period) => void;
}

/** Empty for what is no day; the validator says so. */
const dayText = (day: Dayjs | null): string => (day?.isValid() === true ? day.format('YYYY-MM-DD') : '');

const problemOf = (days: Period, bounds: Period | undefined): string | undefined => {
  const result = check(periodShape, days);
  if (!result.ok) return result.message;
  const isOutside = bounds !== undefined && (days.from < bounds.from || days.to > bounds.to);
  return isOutside ? texts.between(date(bounds.from), date(bounds.to)) : undefined;
};

/** The days of a period that lie within the bounds: a month that goes on ends today where later days cannot be chosen. */
const within = ({ from, to }: Period, bounds: Period | undefined): Period => {
  const clipped = bounds ? { from: max(from, bounds.from), to: min(to, bounds.to) } : { from, to };
  return clipped.from <= clipped.to ? clipped : { from, to };
};
const max = (one: string, other: string): string => (one > other ? one : other);
const min = (one: string, other: string): string => (one < other ? one : other);

/** First and last day, applied together once they make a period. */
export const DayRange = ({ period: chosen, bounds, onApply }: DayRangeProps) => {
  const period = within(chosen, bounds);
  const form = useFormik<Period>({
    initialValues: period,
    enableReinitialize: true,
    validate: (values) => {
      const problem = problemOf(values, bounds);
      return problem === undefined ? {} : { to: problem };
    },
    onSubmit: onApply,
  });
  const picker = (name: keyof Period, label: string) => (
    <DatePicker
      label={label}
      format="DD/MM/YYYY"
      defaultValue={dayjs(period[name])}
      {...(bounds ? { minDate: dayjs(bounds.from), maxDate: dayjs(bounds.to) } : {})}
      onChange={(day) => void form.setFieldValue(name, dayText(day))}
      slotProps={{ textField: { size: 'small', error: form.errors.to !== undefined } }}
    />
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={dayPickerTexts}>
      <Box component="form" noValidate onSubmit={form.handleSubmit} sx={{ mt: 2 }}>
        <Box key={`${period.from} ${period.to}`} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          {picker('from', texts.from)}
          {picker('to', texts.to)}
        </Box>
        <FormHelperText error role="alert">
          {form.errors.to ?? ' '}
        </FormHelperText>
        <Button type="submit" fullWidth variant="outlined" color="inherit" disabled={!form.isValid}>
          {texts.apply}
        </Button>
      </Box>
    </LocalizationProvider>
  );
};
