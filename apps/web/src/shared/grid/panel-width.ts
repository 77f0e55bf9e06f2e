/** Width of the panel beside a table in pixels, in windows of the size `lg` and above. */
export const PANEL_WIDTH = 520;

/** Space between the table and the panel, minus the margin of the page that the panel covers, in pixels. */
const GAP = -8;

/** Style of a table beside an open panel: it ends before the panel, and columns without room go by their rank. */
export const besidePanel = { mr: { lg: `${PANEL_WIDTH + GAP}px` } } as const;
