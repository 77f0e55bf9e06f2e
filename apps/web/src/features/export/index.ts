export type { ListExport } from './create/list-export';
export { ExportMenu } from './create/ExportMenu';
export { ExportHistoryLink } from './ExportHistoryLink';
