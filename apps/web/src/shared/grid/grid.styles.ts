import type { GridLocaleText } from '@mui/x-data-grid';
import { esES } from '@mui/x-data-grid/locales';
import { rangeText } from '@/shared/list/paging';

/** Height of the head of a table in pixels. */
export const HEADER_HEIGHT = 38;

const FOOTER_HEIGHT = 53;
const EMPTY_HEIGHT = 320;
const BORDERS = 2;

/** Height in pixels of a table whose rows are all in sight. */
export const heightOf = (rows: number, rowHeight: number): number =>
  HEADER_HEIGHT + (rows === 0 ? EMPTY_HEIGHT : rows * rowHeight) + FOOTER_HEIGHT + BORDERS;

/** The words of every table. */
export const gridTexts: Partial<GridLocaleText> = {
  ...esES.components.MuiDataGrid.defaultProps.localeText,
  paginationDisplayedRows: rangeText,
};

/** The look of every table. */
export const look = {
  flex: '1 1 0',
  minHeight: 0,
  '& .MuiDataGrid-columnHeaderTitle': { textTransform: 'uppercase' },
  '& .MuiDataGrid-cell:not(.MuiDataGrid-cellEmpty), & .MuiDataGrid-columnHeader': { px: 1 },
  // what lies beyond the last column, were it even a handle, would let a table that fits be scrolled sideways
  '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator': { display: 'none' },
} as const;
