export { bulkTexts } from './bulk.texts';
export { BULK_WIDTH, BulkProgressDialog, type BulkColumn } from './BulkProgressDialog';
export { createBulkRun, type BulkRun, type RunItem } from './create-bulk-run';
