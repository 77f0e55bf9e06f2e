import type { GridLocaleText } from '@mui/x-data-grid';

/** Height of the table header in pixels. */
export const HEADER_HEIGHT = 36;

const FOOTER_HEIGHT = 46;
const EMPTY_HEIGHT = 320;
const BORDERS = 2;

/** Returns the height in pixels of a table that shows all of its rows. */
export const heightOf = (rows: number, rowHeight: number): number =>
  HEADER_HEIGHT + (rows === 0 ? EMPTY_HEIGHT : rows * rowHeight) + FOOTER_HEIGHT + BORDERS;

/** Texts of tables: those of the library that these tables use. */
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

/** Styles of all tables. */
export const look = {
  flex: '1 1 0',
  minHeight: 0,
  '& .MuiDataGrid-columnHeaderTitle': { textTransform: 'uppercase' },
  '& .MuiDataGrid-cell:not(.MuiDataGrid-cellEmpty), & .MuiDataGrid-columnHeader': { px: 0.75 },
  // a resize handle or a second filler after the last column would make a table that fits scroll horizontally
  '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-filler + .MuiDataGrid-scrollbarFiller': { display: 'none' },
  '& .MuiDataGrid-row': { position: 'relative', cursor: 'pointer' },
  '& .row-link': { color: 'inherit', fontWeight: 560, textDecoration: 'none' },
  '& .id, & .row-link.id': { fontWeight: 'inherit', color: 'text.secondary' },
  // 24 pixels high as a touch target (WCAG 2.5.8): the link of the next column may be close
  '& .MuiDataGrid-cell .MuiLink-root': {
    display: 'inline-block',
    maxWidth: '100%',
    lineHeight: '24px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
  },
  '& .MuiDataGrid-row:hover .row-link, & .row-link:focus-visible': { textDecoration: 'underline' },
  '& .strong': { fontWeight: 560 },
  '& .parts': { display: 'flex', alignItems: 'center', gap: '4px' },
  // the time is on a second line, which the height of the row hides
  '& .MuiDataGrid-cell.day': { whiteSpace: 'normal' },
  '& .cut': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // larger than it appears, as a touch target (WCAG 2.5.8)
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

/**
 * Returns the style that marks the row whose record was opened last. It is set outside of the grid, which would
 * otherwise render all cells again.
 */
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
