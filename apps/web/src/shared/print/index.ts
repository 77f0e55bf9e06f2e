export { PRINTED, usePrinting } from './use-printing';
