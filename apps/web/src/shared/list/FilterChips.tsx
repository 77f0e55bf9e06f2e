import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { filterTexts } from './list.texts';

/** One filter that is on. */
export interface FilterChip {
  readonly id: string;
  readonly label: string;
  /** Without it the filter stays: a list always has a period. */
  readonly onRemove?: () => void;
}

interface FilterChipsProps {
  readonly chips: readonly FilterChip[];
  readonly onClear: () => void;
}

/** The filters that are on, each of which can be taken off. */
export const FilterChips = ({ chips, onClear }: FilterChipsProps) =>
  chips.length > 0 && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      {chips.map(({ id, label, onRemove }) => (
        <Chip key={id} label={label} size="small" variant="outlined" {...(onRemove ? { onDelete: onRemove } : {})} />
      ))}
      {chips.some(({ onRemove }) => onRemove) && (
        <Button size="small" color="inherit" onClick={onClear}>
          {filterTexts.clear}
        </Button>
      )}
    </Box>
  );
