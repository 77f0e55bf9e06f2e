export {
  hiddenColumns,
  useHiddenColumns,
  useShownColumns,
  useVisibleColumns,
  type TableColumn,
} from './hidden-columns';
