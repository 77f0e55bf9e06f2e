export {
  amountColumn,
  chipColumn,
  cutColumn,
  linkColumn,
  menuColumn,
  nodeColumn,
  rightAligned,
  textColumn,
  type Column,
} from './columns';
export { PagedGrid, type GridContent } from './PagedGrid';
export type { GridSelection } from './use-grid-selection';
