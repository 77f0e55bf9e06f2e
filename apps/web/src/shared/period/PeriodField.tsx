import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { periodLabel, readClock, type Period } from '@/shared/format';
import { latePart } from '@/shared/late-code';
import { daysOf, type ChosenPeriod } from './chosen-period';
import { periodTexts as texts, relativePeriodNames } from './period.texts';

const PeriodChoices = latePart(
  async () => (await import('./PeriodChoices')).PeriodChoices,
  () => <Box sx={{ height: 500 }} />,
);

interface PeriodFieldProps {
  readonly period: ChosenPeriod;
  readonly onChange: (period: ChosenPeriod) => void;
  /** First and last day that can be chosen. */
  readonly bounds?: Period;
  /** Text below the field; by default, the current days of a relative period. */
  readonly hint?: string | undefined;
  /** Formats a day; by default, as in all screens. */
  readonly dayText?: ((day: string) => string) | undefined;
  /** Further choices below those of the period. */
  readonly children?: ReactNode;
}

/** Field with the period in words. The choices are loaded lazily and open in a popover. */
export const PeriodField = ({ period, onChange, bounds, hint, dayText, children }: PeriodFieldProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  const range = daysOf(period, readClock());
  const days = dayText ? `${dayText(range.from)} – ${dayText(range.to)}` : periodLabel(range);
  const isRelative = typeof period === 'string';
  return (
    <>
      <TextField
        label={texts.period}
        value={isRelative ? relativePeriodNames[period] : days}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
        helperText={hint ?? (isRelative ? days : ' ')}
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
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': texts.period, sx: { p: 2, width: 352, maxWidth: '100%' } },
        }}
      >
        <PeriodChoices
          period={period}
          {...(bounds ? { bounds } : {})}
          onChoose={(chosen) => {
            onChange(chosen);
            close();
          }}
        />
        {children}
      </Popover>
    </>
  );
};
