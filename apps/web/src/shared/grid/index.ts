export { PagedGrid, type GridContent, type GridSelection } from './PagedGrid';
