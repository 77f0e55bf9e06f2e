import type { GridLocaleText } from '@mui/x-data-grid';

/** Height of the head of a table in pixels. */
export const HEADER_HEIGHT = 36;

const FOOTER_HEIGHT = 44;
const EMPTY_HEIGHT = 320;
const BORDERS = 2;

/** Height in pixels of a table whose rows are all in sight. */
export const heightOf = (rows: number, rowHeight: number): number =>
  HEADER_HEIGHT + (rows === 0 ? EMPTY_HEIGHT : rows * rowHeight) + FOOTER_HEIGHT + BORDERS;

/** The words of every table: those of its parts that are used, a tenth of what the library has in Spanish. */
export const gridTexts = {
  checkboxSelectionHeaderName: 'Seleccionar casilla',
  checkboxSelectionSelectAllRows: 'Seleccionar todas las filas',
  checkboxSelectionUnselectAllRows: 'Deseleccionar todas las filas',
  checkboxSelectionSelectRow: 'Seleccionar fila',
  checkboxSelectionUnselectRow: 'Deseleccionar fila',
  columnHeaderSortIconLabel: 'Ordenar',
  noRowsLabel: 'Sin filas',
  noResultsOverlayLabel: 'Sin resultados',
  noColumnsOverlayLabel: 'Sin columnas',
} as const satisfies Partial<GridLocaleText>;

/** The look of every table. */
export const look = {
  flex: '1 1 0',
  minHeight: 0,
  '& .MuiDataGrid-columnHeaderTitle': { textTransform: 'uppercase' },
  '& .MuiDataGrid-cell:not(.MuiDataGrid-cellEmpty), & .MuiDataGrid-columnHeader': { px: 0.75 },
  // a handle or a second filler beyond the last column would let a table that fits be scrolled sideways
  '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-filler + .MuiDataGrid-scrollbarFiller': { display: 'none' },
  '& .MuiDataGrid-row': { position: 'relative', cursor: 'pointer' },
  '& .row-link': { color: 'inherit', fontWeight: 560, textDecoration: 'none' },
  '& .MuiDataGrid-row:hover .row-link, & .row-link:focus-visible': { textDecoration: 'underline' },
  '& .strong': { fontWeight: 560 },
  '& .parts': { display: 'flex', alignItems: 'center', gap: '4px' },
  '& .cut': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // larger than it looks, so that it is easily hit (WCAG 2.5.8)
  '& .tick': {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 30,
    height: 30,
    m: 0,
    borderRadius: '8px',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&::before, &::after': { content: '""', gridArea: '1 / 1' },
    '&::before': { width: 16, height: 16, border: 2, borderColor: 'text.secondary', borderRadius: '3px' },
    '&:checked::before': { bgcolor: 'primary.main', borderColor: 'primary.main' },
    '&:checked::after': {
      width: 12,
      height: 12,
      bgcolor: 'primary.contrastText',
      clipPath: 'polygon(12% 48%, 25% 35%, 42% 52%, 76% 18%, 89% 31%, 42% 78%)',
    },
  },
  '& .kept': { flex: 'none', color: 'text.secondary' },
} as const;

/** The look of the row whose record was open last. It is said outside of the grid, which would draw every cell again. */
export const markOf = (id: string | undefined) =>
  id === undefined
    ? {}
    : {
        [`& .MuiDataGrid-row[data-id=${JSON.stringify(id)}]::before`]: {
          content: '""',
          position: 'absolute',
          zIndex: 1,
          insetBlock: 0,
          left: 0,
          borderLeft: 3,
          borderColor: 'primary.main',
        },
      };
