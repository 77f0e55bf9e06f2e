import type { Theme } from '@mui/material/styles';

/**
 * Fields in one line: labels are on the borders, and empty fields show their hints as placeholders. A problem is shown
 * as an overlay below its field, without a layout shift.
 */
const oneLine = {
  '& .MuiFormControl-root': { position: 'relative' },
  '& input': { textOverflow: 'ellipsis' },
  '& .MuiInputLabel-root': {
    position: 'absolute',
    zIndex: 1,
    top: -9,
    left: 9,
    maxWidth: 'calc(100% - 18px)',
    m: 0,
    px: '4px',
    fontSize: '0.75rem',
    lineHeight: '18px',
    backgroundImage: ({ vars }: Theme) =>
      `linear-gradient(${vars?.palette.background.default} 50%, ${vars?.palette.background.paper} 50%)`,
  },
  '& .MuiFormHelperText-root': {
    position: 'absolute',
    zIndex: 'tooltip',
    top: '100%',
    left: 0,
    width: 'max-content',
    maxWidth: 'min(440px, 90vw)',
    mt: '4px',
    px: 1,
    py: 0.5,
    borderRadius: '8px',
    bgcolor: 'background.paper',
    boxShadow: 3,
    visibility: 'hidden',
  },
  '& .MuiFormHelperText-root.Mui-error': { visibility: 'visible' },
} as const;

/** Style of a single box with its button beside it. */
export const alone = { ...oneLine, display: 'flex', gap: 1.5, alignItems: 'start', maxWidth: 640, pt: 0.75 } as const;

/** Style of stacked fields, in the dialog of small windows. */
export const stacked = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/**
 * Returns the query of a page of at least this width in pixels. An open panel or the expanded menu leaves the page less
 * than the window.
 */
const page = (width: number) => `@container page (min-width: ${width}px)`;

/** Returns the query of a page that is narrower than this width in pixels. */
const narrowerThan = (width: number) => `@container page (max-width: ${width - 0.1}px)`;

/** Class of the button that opens all filters, in the row of the form. */
export const FILTERS_BUTTON = 'all-filters';

/** Pages wide enough for two fields beside each other. */
const PAIRS = page(560);

/** Pages wide enough for four columns. An open panel leaves 620 of 1,440 pixels. */
const COLUMNS = page(620);

/** Pages wide enough for three filters in one row. */
const ROW_OF_THREE = page(800);

/** Pages wide enough for four filters in one row. */
const ROW_OF_FOUR = page(900);

/** Pages wide enough for more than four filters in one row. */
const ONE_ROW = page(1100);

/** Width of a search box. */
export const SEARCH_WIDTH = 'minmax(220px, 1.6fr)';

/** Width of the button in pixels. As `auto` it would take its width from the fields. */
const BUTTON = 100;

const inOneRow = (widths: readonly string[]): string => [...widths, `${BUTTON}px`].join(' ');

/** Lets a width in pixels shrink. */
const yielding = (width: string): string => (width.endsWith('px') ? `minmax(0, ${width})` : width);

/**
 * Returns the style of fields in rows; the given widths apply where all fields fit into one row.
 * @param shown widths of the shown fields, in their order
 * @param spare widths of fields that may appear later; their room is kept at the end of the row
 * @param isBesidePanel true to keep one row where the fields have no room: the first field, and the button `filters`
 */
export const inRow = (shown: readonly string[], spare: readonly string[] = [], isBesidePanel = false) => {
  const widths = [...shown, ...spare].map(yielding);
  const areMany = widths.length > 4;
  return {
    ...oneLine,
    display: 'grid',
    columnGap: 1.5,
    rowGap: 1.75,
    pt: 1, // keeps the labels on the field borders clear of the title's buttons above
    alignItems: 'start',
    // without a search box all widths are fixed: the fields stay at the start of the row
    justifyContent: 'start',
    gridTemplateColumns: '1fr',
    [PAIRS]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    ...(widths.length > 3 && {
      [COLUMNS]: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        ...(shown[0] === SEARCH_WIDTH && { '& > div:first-of-type': { gridColumn: 'span 2' } }),
        '& > button': { justifySelf: 'start', minWidth: BUTTON },
      },
    }),
    [ROW_OF_THREE]: { pt: 0.25, ...(widths.length <= 3 && { gridTemplateColumns: inOneRow(widths) }) },
    [areMany ? ONE_ROW : ROW_OF_FOUR]: {
      gridTemplateColumns: inOneRow(widths),
      '& > div:first-of-type': { gridColumn: 'auto' },
    },
    [`& > .${FILTERS_BUTTON}`]: { display: 'none' },
    ...(isBesidePanel && {
      [narrowerThan(areMany ? 1100 : 900)]: {
        // doubled, because the order of the other rules is not that of this object
        '&&': { gridTemplateColumns: `minmax(0, 1fr) auto ${BUTTON}px`, pt: 0.25 },
        '&& > div:first-of-type': { gridColumn: 'auto' },
        '&& > div:not(:first-of-type)': { display: 'none' },
        [`&& > .${FILTERS_BUTTON}`]: { display: 'inline-flex' },
      },
    }),
  };
};
