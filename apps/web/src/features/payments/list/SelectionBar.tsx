import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { money } from '@/shared/format';
import { paymentsTexts as texts } from '../payments.texts';
import { totalsOf } from '../payments.totals';
import type { PaymentRowFragment } from './PaymentRow.generated';

interface SelectionBarProps {
  readonly selected: readonly PaymentRowFragment[];
  readonly onClear: () => void;
}

/** How many rows are ticked and how much they come to. */
export const SelectionBar = ({ selected, onClear }: SelectionBarProps) => (
  <Box
    role="status"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      px: 2,
      minHeight: 44,
      borderRadius: '10px',
      bgcolor: 'surface.accent',
    }}
  >
    {selected.length > 0 && (
      <>
        <Typography component="span" sx={{ fontWeight: 560 }}>
          {texts.selected(selected.length)}
        </Typography>
        <Typography component="span" color="textSecondary">
          {totalsOf(selected)
            .map(({ amount, currencyId }) => money(amount, currencyId))
            .join(' · ')}
        </Typography>
        <Button size="small" color="inherit" onClick={onClear} sx={{ ml: 'auto' }}>
          {texts.clearSelection}
        </Button>
      </>
    )}
  </Box>
);
