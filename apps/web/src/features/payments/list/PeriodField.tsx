import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useState } from 'react';
import { periodLabel, type Period } from '@/shared/format';
import { paymentsTexts as texts } from '../payments.texts';

const PeriodChoices = lazy(() => import('./PeriodChoices').then((module) => ({ default: module.PeriodChoices })));

/** Which days, and of what. */
export interface PeriodChoice {
  readonly period: Period;
  readonly byRefundDate: boolean;
}

interface PeriodFieldProps extends PeriodChoice {
  readonly onChange: (choice: PeriodChoice) => void;
}

/** The period in words; what it can be is loaded and shown when the field is opened. */
export const PeriodField = ({ period, byRefundDate, onChange }: PeriodFieldProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <TextField
        label={texts.period}
        value={periodLabel(period)}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
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
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': texts.period, sx: { p: 2, width: 352, maxWidth: '100%' } },
        }}
      >
        <Suspense fallback={<Box sx={{ height: 380 }} />}>
          <PeriodChoices period={period} byRefundDate={byRefundDate} onChange={onChange} onDone={close} />
        </Suspense>
      </Popover>
    </>
  );
};
