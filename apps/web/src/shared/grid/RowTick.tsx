import type { GridSlotProps } from '@mui/x-data-grid';

/** The box that selects a row. There is one in every row: an element of the browser, which costs little. */
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
