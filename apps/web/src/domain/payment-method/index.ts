export { useMethodDialogForm } from './use-method-dialog-form';
export { withoutCaching } from './without-caching';
