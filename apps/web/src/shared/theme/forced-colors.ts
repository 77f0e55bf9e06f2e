/** Style of a selected control. `!important` overrides the control's own colors. */
const chosen = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight !important',
  color: 'HighlightText !important',
  '& *': { color: 'inherit !important' },
} as const;

/** Style of an indicator without text, drawn by its background alone. */
const mark = { forcedColorAdjust: 'none', backgroundColor: 'Highlight !important' } as const;

const edge = { border: '1px solid' } as const;

/**
 * Contrast themes of the system (forced colors) remove backgrounds and shadows. Borders replace them, and selected
 * elements have the system's highlight colors.
 */
export const forcedColors = {
  '@media (forced-colors: active)': {
    '.MuiButton-root': { border: '1px solid !important' },
    '.MuiChip-root, .MuiPaper-root, .selection-bar, [data-tone]': edge,
    '[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' },
    // an outline, because the cells of a row have their own colors
    '.MuiDataGrid-row.Mui-selected': { outline: '2px solid Highlight', outlineOffset: -2 },
    '.Mui-selected:not(.MuiDataGrid-row), [aria-current="page"], [aria-pressed="true"], [role="option"][aria-selected="true"]':
      chosen,
    '.MuiTabs-indicator, .MuiLinearProgress-bar, .MuiBadge-dot': mark,
    '.MuiSwitch-track': edge,
    '.MuiSwitch-thumb': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
    '.Mui-checked > .MuiSwitch-thumb': mark,
    '[role="grid"] .tick:checked::before': { ...mark, borderColor: 'Highlight' },
    '[role="grid"] .tick:checked::after': { forcedColorAdjust: 'none', backgroundColor: 'HighlightText' },
  },
} as const;
