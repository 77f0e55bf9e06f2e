export { ListWithActions } from './ListWithActions';
export { bulkAction, bulkActionByRow } from './bulk-action';
export { BULK_WIDTH } from './bulk-definition';
export { bulkDialog } from './BulkDialog';
export { BulkButton } from './BulkButton';
export { SelectedRowsBar } from './SelectionBar';
export { createBulk } from './create-bulk';
