export { hiddenColumns, type TableColumn } from './hidden-columns';
export { useHiddenColumns, useShownColumns, useVisibleColumns } from './use-columns';
