import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { money } from '@/shared/format';
import { bulkActions, bulkRefusal, isPermitted, type BulkAction } from '../bulk/bulk-actions';
import { paymentBulkTexts } from '../bulk/bulk.texts';
import { paymentsTexts as texts } from '../payments.texts';
import { totalsOf } from '../payments.totals';
import type { PaymentTicks } from './use-selection';

interface SelectionBarProps {
  readonly ticks: PaymentTicks;
  /** Payments that match in all. */
  readonly total: number;
  /** Rows that are shown. */
  readonly shown: number;
  readonly onAction: (action: BulkAction) => void;
}

interface BulkButtonProps {
  readonly action: BulkAction;
  readonly refusal: string | undefined;
  readonly onAction: (action: BulkAction) => void;
}

/** It can be reached, though not used: otherwise nobody without a mouse could read the reason. */
const BulkButton = ({ action, refusal, onAction }: BulkButtonProps) => {
  const reasonId = useId();
  const isRefused = refusal !== undefined;
  return (
    <Tooltip title={refusal ?? ''} describeChild enterTouchDelay={0}>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-disabled={isRefused}
        aria-describedby={isRefused ? reasonId : undefined}
        sx={isRefused ? { color: 'text.disabled', cursor: 'not-allowed' } : {}}
        onClick={() => {
          if (!isRefused) onAction(action);
        }}
      >
        {paymentBulkTexts[action].label}
        <span id={reasonId} hidden>
          {refusal}
        </span>
      </Button>
    </Tooltip>
  );
};

/** Everything on the page is ticked, and more matches: offers all of it. */
const ChooseAll = ({ ticks, total, shown }: Pick<SelectionBarProps, 'ticks' | 'total' | 'shown'>) => {
  if (ticks.matching !== undefined || ticks.rows.length < shown || total <= shown) return null;
  return (
    <Button size="small" onClick={ticks.chooseAll}>
      {texts.chooseAll(total)}
    </Button>
  );
};

/** How many payments are ticked, how much they come to, and what can be done to all of them (A129). */
export const SelectionBar = ({ ticks, total, shown, onAction }: SelectionBarProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      rowGap: 0.75,
      px: 2,
      py: 0.75,
      minHeight: 44,
      borderRadius: '10px',
      bgcolor: 'surface.accent',
    }}
  >
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <Typography component="span" sx={{ fontWeight: 560 }}>
        {texts.selected(ticks.count)}
      </Typography>
      {ticks.matching === undefined && (
        <Typography component="span" color="textSecondary">
          {totalsOf(ticks.rows)
            .map(({ amount, currencyId }) => money(amount, currencyId))
            .join(' · ')}
        </Typography>
      )}
    </Box>
    <ChooseAll ticks={ticks} total={total} shown={shown} />
    <Box
      role="group"
      aria-label={paymentBulkTexts.label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}
    >
      {bulkActions
        .filter((action) => isPermitted(ticks.rows, action))
        .map((action) => (
          <BulkButton key={action} action={action} refusal={bulkRefusal(ticks.rows, action)} onAction={onAction} />
        ))}
      <Button size="small" color="inherit" onClick={ticks.clear}>
        {texts.clearSelection}
      </Button>
    </Box>
  </Box>
);
