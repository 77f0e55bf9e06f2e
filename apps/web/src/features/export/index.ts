export type { ColumnsInFile } from './create/exported-list';
export { ExportDialog } from './create/ExportDialog';
export { ExportMenu } from './create/ExportMenu';
export type { KnownExportFormat } from './export.kinds';
export { ExportHistoryLink } from './ExportHistoryLink';
