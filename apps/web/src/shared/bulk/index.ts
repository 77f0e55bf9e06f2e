export { ActionResults } from './ActionResults';
export { bulkAction } from './bulk-definition';
export { bulkDialog } from './BulkDialog';
export { createBulk } from './create-bulk';
