import { check, isImpossibleDay, period as periodShape, readDay } from '@backoffice/validators';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useFormik } from 'formik';
import { useId } from 'react';
import 'dayjs/locale/es';
import { date, type Period } from '@/shared/format';
import { dayPickerTexts } from './day-picker.texts';
import { DayField } from './DayField';
import { periodTexts as texts } from './period.texts';

interface DayRangeProps {
  readonly period: Period;
  readonly bounds: Period | undefined;
  readonly onApply: (period: Period) => void;
}

const ends = ['from', 'to'] as const;

/** Formats the days of a period for the fields. */
const written = ({ from, to }: Period): Period => ({ from: date(from), to: date(to) });

/** Parses typed days; an unreadable one becomes empty. */
const read = ({ from, to }: Period): Period => ({ from: readDay(from) ?? '', to: readDay(to) ?? '' });

const periodProblem = (days: Period, bounds: Period | undefined): string | undefined => {
  const result = check(periodShape, days);
  if (!result.ok) return result.message;
  const isOutside = bounds !== undefined && (days.from < bounds.from || days.to > bounds.to);
  return isOutside ? texts.between(date(bounds.from), date(bounds.to)) : undefined;
};

/** Returns the problem of each unreadable text. */
const unreadable = (typed: Period): Partial<Period> =>
  Object.fromEntries(
    ends.flatMap((end) => {
      if (typed[end].trim() === '' || readDay(typed[end]) !== undefined) return [];
      return [[end, isImpossibleDay(typed[end]) ? texts.impossible(texts[end]) : texts.unreadable(texts[end])]];
    }),
  );

/** Clips a period to the bounds. For example, the current month then ends today where future days cannot be chosen. */
const within = ({ from, to }: Period, bounds: Period | undefined): Period => {
  const clipped = bounds ? { from: max(from, bounds.from), to: min(to, bounds.to) } : { from, to };
  return clipped.from <= clipped.to ? clipped : { from, to };
};
const max = (one: string, other: string): string => (one > other ? one : other);
const min = (one: string, other: string): string => (one < other ? one : other);

/** Form for the first and last day. Its button applies both, and is disabled until they are a valid period. */
export const DayRange = ({ period: chosen, bounds, onApply }: DayRangeProps) => {
  const form = useFormik<Period>({
    initialValues: written(within(chosen, bounds)),
    enableReinitialize: true,
    validate: (typed) => {
      const problems = unreadable(typed);
      const problem = periodProblem(read(typed), bounds);
      return Object.keys(problems).length > 0 || problem === undefined ? problems : { to: problem };
    },
    onSubmit: (typed) => onApply(read(typed)),
  });
  const problems = unreadable(form.values);
  /** Fields that show an unreadable day: only after they were left, not while the person types. */
  const refused = ends.filter((end) => form.touched[end] && problems[end] !== undefined);
  const isRead = Object.keys(problems).length === 0;
  const problem = isRead ? form.errors.to : refused.map((end) => problems[end]).join(' ');
  const alert = useId();
  const field = (name: keyof Period) => (
    <DayField
      label={texts[name]}
      text={form.values[name]}
      onChange={(text, isWhole) => {
        void form.setFieldTouched(name, isWhole, false);
        void form.setFieldValue(name, text);
      }}
      bounds={bounds}
      error={isRead ? problem !== undefined : refused.includes(name)}
      describedBy={alert}
    />
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={dayPickerTexts}>
      <Box component="form" noValidate onSubmit={form.handleSubmit} sx={{ mt: 2 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          {field('from')}
          {field('to')}
        </Box>
        <FormHelperText id={alert} error role="alert" sx={{ mb: 1 }}>
          {problem || ' '}
        </FormHelperText>
        <Button type="submit" fullWidth variant="outlined" color="inherit" disabled={!form.isValid}>
          {texts.apply}
        </Button>
      </Box>
    </LocalizationProvider>
  );
};
