export { csvRows } from './csv-rows.ts';
export { decodeText } from './decode-text.ts';
export { FileRefusal, importLimits, type FileRefusalCode } from './file-refusal.ts';
export { importColumns, type ImportColumn, type ImportColumnName, type ImportRecord } from './import-columns.ts';
export { openImportFile, type ImportFile, type ImportRow } from './import-rows.ts';
export { checkRow, faultText, type CheckedRow, type ReadRow, type RowFault, type RowFaultCode } from './row-check.ts';
export type { WorkbookNotes } from './table.ts';
export { summarizeImportFile, type FaultSummary, type ImportSummary, type PreviewRow } from './summary.ts';
