import type { Theme } from '@mui/material/styles';

/** Three columns of fixed widths, so that what stands before and after keeps its place from section to section. */
const columns = {
  tableLayout: 'fixed',
  '& thead th:first-of-type': { width: '28%', borderTopLeftRadius: 8 },
  '& td': { verticalAlign: 'top', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& thead th:last-of-type': { borderTopRightRadius: 8 },
  '& tbody:last-of-type tr:last-of-type > *': { borderBottom: 0 },
  '& th[scope="row"]': { verticalAlign: 'top', overflowWrap: 'anywhere', fontWeight: 400, color: 'text.secondary' },
};

/** Style without room for three columns: the name of the field stands above its two values. */
const stacked = {
  '&, & thead, & tbody': { display: 'block' },
  '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& th, & td': { display: 'block' },
  // the names of the columns stay above the values, that of the fields needs no room
  '& thead th:first-of-type': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th[scope="row"], & th[scope="rowgroup"]': { gridColumn: '1 / -1' },
  '& th[scope="row"]': { borderBottom: 0, paddingBottom: 0, fontSize: '0.75rem' },
  '& td': { paddingTop: '2px' },
};

/** Styles of the table of changes. The head stays in sight while the dialog or the page scrolls. */
export const changesTable = (theme: Theme) => ({
  ...columns,
  // it covers the space above the content of a dialog too
  '& thead': { position: 'sticky', top: -8, zIndex: 1 },
  '& thead th': {
    verticalAlign: 'top',
    backgroundColor: theme.vars?.palette.surface.raised,
    // its borders would stay behind when it sticks
    boxShadow: `inset 0 1px 0 ${theme.vars?.palette.divider ?? ''}, inset 0 -1px 0 ${theme.vars?.palette.divider ?? ''}`,
    borderBottom: 0,
  },
  [theme.breakpoints.down('sm')]: stacked,
});
