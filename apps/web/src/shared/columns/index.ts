export {
  columnOrder,
  columnWidths,
  extraColumns,
  hiddenColumns,
  useColumnChoices,
  useShownColumns,
  useVisibleColumns,
  type TableColumn,
} from './hidden-columns';
