export { PRINTED, PRINTED_ALONE, usePrinting } from './use-printing';
