import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { currentMonth, monthName } from '@/shared/format';
import { homeTexts } from './home.texts';

/** Years to choose from start here (B392). */
const FIRST_YEAR = 2020;

/** Years from this month's down to the first. */
export const yearsUntil = (month: string): readonly string[] => {
  const year = Number(month.slice(0, 4));
  return Array.from({ length: Math.max(year - FIRST_YEAR, 0) + 1 }, (_, back) => String(year - back));
};

interface MonthFieldsProps {
  /** Such as `2026-11`. */
  readonly month: string;
  readonly onChange: (month: string) => void;
}

const NUMBERS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const wordOf = (number: string): string => monthName(`2000-${number}`).replace(' 2000', '');

/** A month and its year. */
export const MonthFields = ({ month, onChange }: MonthFieldsProps) => {
  const year = month.slice(0, 4);
  const number = month.slice(5);
  return (
    <>
      <TextField
        select
        label={homeTexts.month}
        value={number}
        onChange={(event) => {
          onChange(`${year}-${event.target.value}`);
        }}
      >
        {NUMBERS.map((option) => (
          <MenuItem key={option} value={option}>
            {wordOf(option)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={homeTexts.year}
        value={year}
        onChange={(event) => {
          onChange(`${event.target.value}-${number}`);
        }}
      >
        {yearsUntil(currentMonth(new Date())).map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};
