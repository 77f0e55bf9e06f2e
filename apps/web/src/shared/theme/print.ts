import { PAPER_ONLY, PRINTED, PRINTED_ALONE, SCREEN_ONLY } from '@/shared/print';

/** Selectors of controls, navigation and overlays, which are not printed. */
const tools = [
  'header',
  'nav',
  'form[role="search"]',
  `button:not(.${PRINTED})`,
  '.MuiButton-root',
  '.MuiIconButton-root',
  '.MuiTablePagination-root',
  '.MuiChip-deleteIcon',
  '.MuiPopper-root',
  '.MuiPopover-root',
  '.MuiBackdrop-root',
  `.MuiDialog-root:not(:has(.${PRINTED_ALONE}))`,
  '.notices',
  `.${SCREEN_ONLY}`,
].join(', ');

/** Selector of everything except a record that is printed alone, the print header, and their ancestors. */
const others = `body:has(.${PRINTED_ALONE}) :not(
  :has(.${PRINTED_ALONE}, .print-header), .${PRINTED_ALONE}, .${PRINTED_ALONE} *, .print-header, .print-header *
)`;

/** Style that prints a dialog or drawer as normal text. */
const flat = {
  position: 'static !important',
  display: 'block !important',
  width: 'auto !important',
  height: 'auto !important',
  maxWidth: 'none !important',
  maxHeight: 'none !important',
  margin: '0 !important',
  padding: '0 !important',
  border: '0 !important',
  overflow: 'visible !important',
};

/** Styles for print: no controls, a white page, and scrollable content in full. */
export const print = {
  '@media not print': { [`.${PAPER_ONLY}`]: { display: 'none !important' } },
  '@media print': {
    [`${tools}, ${others}`]: { display: 'none !important' },
    'body .MuiDialog-root, body .MuiDrawer-root, .MuiDrawer-paper.MuiDrawer-paper, .MuiDialog-container, .MuiDialog-paper.MuiDialog-paper, .MuiDialogContent-root':
      flat,
    '@page': { margin: '12mm' },
    'html, body': { backgroundColor: '#fff !important', fontSize: '10pt', overflow: 'visible !important' },
    main: { padding: '0 !important' },
    a: { color: 'inherit !important', textDecoration: 'none !important' },
    pre: { maxHeight: 'none !important', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    'tr, li, dl > div': { breakInside: 'avoid' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
  },
};
