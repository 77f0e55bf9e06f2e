import type { GridSlotProps } from '@mui/x-data-grid';

/**
 * Checkbox that selects a row. It is a native element: a table has one in each row, and a Material UI checkbox renders
 * more elements.
 */
export const RowTick = ({
  checked,
  disabled,
  tabIndex,
  onChange,
  onClick,
  onMouseDown,
  onKeyDown,
  slotProps,
}: GridSlotProps['rowCheckbox']) => (
  <input
    type="checkbox"
    className="tick"
    checked={checked}
    disabled={disabled}
    tabIndex={tabIndex}
    onChange={onChange}
    onClick={onClick}
    onMouseDown={onMouseDown}
    onKeyDown={onKeyDown}
    {...slotProps?.htmlInput}
  />
);
