export { importAmount } from './import-amount.ts';
export { importColumns, type ImportColumn, type ImportColumnName, type ImportRecord } from './import-columns.ts';
export { previewImportFile, readImportFile, type ImportPreview, type ImportRow } from './import-rows.ts';
export { FileRefusal, importLimits, type FileRefusalCode } from './file-refusal.ts';
export { readCells, type CellRow } from './read-cells.ts';
