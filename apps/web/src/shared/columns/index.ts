export {
  hiddenColumns,
  useColumnChoices,
  useShownColumns,
  useVisibleColumns,
  type TableColumn,
} from './hidden-columns';
