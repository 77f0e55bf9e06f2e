export { bulkTexts } from './bulk.texts';
export { BULK_WIDTH, BulkProgressDialog } from './BulkProgressDialog';
export { createBulkRun, type BulkRun, type RunItem } from './create-bulk-run';
