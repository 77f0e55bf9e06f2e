/** Pages without room for the text of a button: on a phone, and beside an open panel. */
const NARROW = '@container page (max-width: 700px)';

/** Style of a button with an icon and a `span` of text. A narrow page shows the icon only, so the button needs a label. */
export const iconWhenNarrow = {
  minWidth: 0,
  [NARROW]: {
    px: 1,
    '& .MuiButton-startIcon': { marginInline: 0 },
    '& > span:last-of-type:not(.MuiButton-startIcon)': { display: 'none' },
  },
} as const;
