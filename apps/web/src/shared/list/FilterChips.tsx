import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { filterTexts } from './list.texts';
import type { FilterChip } from './filters';
import type { FilteredList } from './use-filtered-list';
import { useFormRoom } from './use-form-room';

interface FilterChipsProps {
  readonly list: Pick<FilteredList, 'chips' | 'clear' | 'form'>;
}

/** The filters that are on, each of which can be taken off. What stays on is said once: by its field, where that is seen. */
export const FilterChips = ({ list }: FilterChipsProps) => {
  const hasForm = useFormRoom();
  const isInForm = ({ id }: FilterChip) =>
    (hasForm || list.form.fields.length === 1) && list.form.fields.some(({ name }) => name === id);
  // a field that stands alone is always seen, and emptied as easily
  const isSaid = (chip: FilterChip) => isInForm(chip) && (chip.onRemove === undefined || list.form.fields.length === 1);
  const chips = list.chips.filter((chip) => !isSaid(chip));
  if (chips.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      {chips.map(({ id, label, onRemove }) => (
        <Chip key={id} label={label} size="small" variant="outlined" {...(onRemove ? { onDelete: onRemove } : {})} />
      ))}
      {list.clear && chips.some(({ onRemove }) => onRemove) && (
        <Button size="small" color="inherit" onClick={list.clear}>
          {filterTexts.clear}
        </Button>
      )}
    </Box>
  );
};
