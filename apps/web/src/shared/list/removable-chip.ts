import type { FilterChip } from './FilterChips';

/** Makes chips whose filter can be taken off. @param change changes the list to what it is without the filter */
export const removableChip =
  <State>(change: (changed: Partial<State>) => void) =>
  (id: string, label: string, changed: Partial<State>): FilterChip => ({
    id,
    label,
    onRemove: () => {
      change(changed);
    },
  });
