/** Style of a button with an icon and a `span` of text. A phone shows the icon only, so the button needs a label. */
export const iconOnPhone = {
  minWidth: 0,
  px: { xs: 1, sm: 2 },
  '& .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-4px 8px' } },
  '& > span:last-of-type:not(.MuiButton-startIcon)': { display: { xs: 'none', sm: 'inline' } },
} as const;
