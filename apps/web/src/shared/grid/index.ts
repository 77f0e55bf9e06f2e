export {
  amountColumn,
  chipColumn,
  linkColumn,
  menuColumn,
  nodeColumn,
  rightAligned,
  textColumn,
  type Column,
} from './columns';
export { PagedGrid, type GridContent, type GridSelection } from './PagedGrid';
