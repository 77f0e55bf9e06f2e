import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { filterTexts } from './list.texts';

/** A filter that is on. */
export interface FilterChip {
  readonly id: string;
  readonly label: string;
  /** Takes the filter off; without it the filter stays: a list always has a period. */
  readonly onRemove?: () => void;
}

interface FilterChipsProps {
  readonly list: { readonly chips: readonly FilterChip[]; readonly clear: () => void };
}

/** The filters that are on, each of which can be taken off. */
export const FilterChips = ({ list: { chips, clear } }: FilterChipsProps) =>
  chips.length > 0 && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      {chips.map(({ id, label, onRemove }) => (
        <Chip key={id} label={label} size="small" variant="outlined" {...(onRemove ? { onDelete: onRemove } : {})} />
      ))}
      {chips.some(({ onRemove }) => onRemove) && (
        <Button size="small" color="inherit" onClick={clear}>
          {filterTexts.clear}
        </Button>
      )}
    </Box>
  );
