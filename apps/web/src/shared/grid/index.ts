export {
  amountColumn,
  chipColumn,
  cutColumn,
  idColumn,
  linkColumn,
  MENU_FIELD,
  menuColumn,
  nodeColumn,
  ranks,
  rightAligned,
  reasonColumn,
  textColumn,
  type Column,
} from './columns';
export { gridTexts, HEADER_HEIGHT } from './grid.styles';
export { besidePanel, PANEL_WIDTH } from './panel-width';
export { PagedGrid, type GridContent } from './PagedGrid';
export type { GridSelection } from './use-grid-selection';
