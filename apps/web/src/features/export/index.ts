// What other features use of exports. Of this folder they import only this file and `export.feature.ts`.
export type { ListExport } from './create/list-export';
export { ExportSelection } from './create/ExportSelection';
export { ExportMenu } from './create/ExportMenu';
export { ExportHistoryLink } from './ExportHistoryLink';
