export { AppDialog } from './AppDialog';
export { ConfirmDialog } from './ConfirmDialog';
