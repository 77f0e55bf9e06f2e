/** Width of the panel beside a table in pixels, in windows of the size `lg` and above. */
export const PANEL_WIDTH = 520;

/** Space between the screen of the list and the panel, in pixels. */
const GAP = 16;

/** Variables of the document while a panel is open: the page and the notices end before the panel. */
export const besidePanel = {
  '--page-right': `${PANEL_WIDTH + GAP}px`,
  '--notices-right': `${PANEL_WIDTH + GAP}px`,
} as const;
