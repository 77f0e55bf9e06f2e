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

/** Maximum number of chips that are cut to stay on one line. Their titles have the whole texts. */
const MOST_CUT = 2;

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minWidth: 0,
} as const;

/** On a phone the chips are whole, beside the total, and scroll sideways. */
const onPhone = {
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  '& .MuiChip-root': { minWidth: 56, maxWidth: { xs: 'none', sm: '100%' }, flex: { xs: 'none', sm: '0 1 auto' } },
} as const;

/**
 * Active filters as removable chips. A filter has no chip while toggle buttons of the list show it. It also has none
 * while its form field shows it, if the filter cannot be removed or the form has no other field.
 */
export const FilterChips = ({ list }: FilterChipsProps) => {
  const hasForm = useFormRoom();
  const isInForm = ({ id }: FilterChip) =>
    (hasForm || list.form.fields.length === 1) && list.form.fields.some(({ name }) => name === id);
  // the only field of a form is always visible and as easy to clear as a chip
  const isSaid = (chip: FilterChip) =>
    isInForm(chip) && !chip.saysMore && (chip.onRemove === undefined || list.form.fields.length === 1);
  const chips = list.chips.filter((chip) => chip.isShown !== true && !isSaid(chip));
  if (chips.length === 0) return null;
  return (
    <Box sx={{ ...line, ...onPhone, flexWrap: { xs: 'nowrap', sm: chips.length > MOST_CUT ? 'wrap' : 'nowrap' } }}>
      {chips.map(({ id, label, onRemove }) => (
        <Chip
          key={id}
          label={label}
          title={label}
          size="small"
          variant="outlined"
          {...(onRemove ? { onDelete: onRemove } : {})}
        />
      ))}
      {list.clear && chips.some(({ onRemove }) => onRemove) && (
        <Button size="small" color="inherit" onClick={list.clear} sx={{ flex: 'none' }}>
          {filterTexts.clear}
        </Button>
      )}
    </Box>
  );
};
