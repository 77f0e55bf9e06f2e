export type { ListExport } from './create/list-export';
export { ExportSelection } from './create/ExportSelection';
export { ExportMenu } from './create/ExportMenu';
export { ExportHistoryLink } from './ExportHistoryLink';
