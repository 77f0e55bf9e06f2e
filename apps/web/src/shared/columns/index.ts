export { ColumnsButton } from './ColumnsButton';
export { useHiddenColumns, useShownColumns, useVisibleColumns } from './use-columns';
