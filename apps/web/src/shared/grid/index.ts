export { amountColumn, chipColumn, menuColumn, momentColumn, unsorted } from './columns';
export { density, type Density } from './density';
export { PagedGrid, type GridContent, type GridSelection } from './PagedGrid';
