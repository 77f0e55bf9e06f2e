export { amountColumn, chipColumn, menuColumn, momentColumn, unsorted } from './columns';
export { PagedGrid, type GridContent, type GridSelection } from './PagedGrid';
