import { PRINTED } from '@/shared/print';

/** What can be pressed, leads elsewhere or asks for something: nobody presses paper. */
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
  '.notices',
].join(', ');

/** Paper: no tools, no grounds, and nothing that a window would scroll is cut. */
export const print = {
  '@media print': {
    [tools]: { display: 'none !important' },
    'html, body': { backgroundColor: '#fff !important', fontSize: '10pt' },
    main: { padding: '0 !important' },
    a: { color: 'inherit !important', textDecoration: 'none !important' },
    pre: { maxHeight: 'none !important', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    'tr, li, dl > div': { breakInside: 'avoid' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
  },
};
