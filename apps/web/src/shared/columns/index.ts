export { ColumnsButton } from './ColumnsButton';
export { hiddenColumns } from './hidden-columns';
export { useHiddenColumns, useShownColumns, useVisibleColumns } from './use-columns';
