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
import type { Period } from '@/shared/format';
import { dayPickerTexts } from './day-picker.texts';
import { listTexts } from './list.texts';

interface DayRangeProps {
  readonly period: Period;
  readonly onApply: (period: Period) => void;
}

/** Empty for what is no day; the validator says so. */
const dayText = (day: Dayjs | null): string => (day?.isValid() === true ? day.format('YYYY-MM-DD') : '');

/** First and last day, applied together once they make a period. */
export const DayRange = ({ period, onApply }: DayRangeProps) => {
  const form = useFormik<Period>({
    initialValues: period,
    enableReinitialize: true,
    validate: (values) => {
      const result = check(periodShape, values);
      return result.ok ? {} : { to: result.message };
    },
    onSubmit: onApply,
  });
  const picker = (name: keyof Period, label: string) => (
    <DatePicker
      label={label}
      format="DD/MM/YYYY"
      defaultValue={dayjs(period[name])}
      onChange={(day) => void form.setFieldValue(name, dayText(day))}
      slotProps={{ textField: { size: 'small', error: form.errors.to !== undefined } }}
    />
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={dayPickerTexts}>
      <Box component="form" noValidate onSubmit={form.handleSubmit} sx={{ mt: 2 }}>
        <Box key={`${period.from} ${period.to}`} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          {picker('from', listTexts.from)}
          {picker('to', listTexts.to)}
        </Box>
        <FormHelperText error role="alert">
          {form.errors.to ?? ' '}
        </FormHelperText>
        <Button type="submit" fullWidth variant="outlined" color="inherit" disabled={!form.isValid}>
          {listTexts.apply}
        </Button>
      </Box>
    </LocalizationProvider>
  );
};
