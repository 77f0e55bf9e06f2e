import type { Theme } from '@mui/material/styles';

/** Fixed column widths, so that the columns are aligned across sections. */
const columns = {
  tableLayout: 'fixed',
  '& thead th:first-of-type': { width: '28%', borderTopLeftRadius: 8 },
  '& td': { verticalAlign: 'top', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& thead th:last-of-type': { borderTopRightRadius: 8 },
  '& tbody:last-of-type tr:last-of-type > *': { borderBottom: 0 },
  '& th[scope="row"]': { verticalAlign: 'top', overflowWrap: 'anywhere', fontWeight: 400, color: 'text.secondary' },
};

/** Style for small screens: the field's name is above its two values. */
const stacked = {
  '&, & thead, & tbody': { display: 'block' },
  '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& th, & td': { display: 'block' },
  // visually hides the header of the field column; the other headers stay above the values
  '& thead th:first-of-type': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th[scope="row"], & th[scope="rowgroup"]': { gridColumn: '1 / -1' },
  '& th[scope="row"]': { borderBottom: 0, paddingBottom: 0, fontSize: '0.75rem' },
  '& td': { paddingTop: '2px' },
};

/** Styles of the table of changes. Its header is sticky while the dialog or page scrolls. */
export const changesTable = (theme: Theme) => ({
  ...columns,
  // also covers the padding above the content of a dialog
  '& thead': { position: 'sticky', top: -8, zIndex: 1 },
  '& thead th': {
    verticalAlign: 'top',
    backgroundColor: theme.vars?.palette.surface.raised,
    // borders do not move with a sticky header
    boxShadow: `inset 0 1px 0 ${theme.vars?.palette.divider ?? ''}, inset 0 -1px 0 ${theme.vars?.palette.divider ?? ''}`,
    borderBottom: 0,
  },
  [theme.breakpoints.down('sm')]: stacked,
});
