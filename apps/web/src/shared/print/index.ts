export { PAPER_ONLY, PRINTED, PRINTED_ALONE, SCREEN_ONLY, usePrinting } from './use-printing';
