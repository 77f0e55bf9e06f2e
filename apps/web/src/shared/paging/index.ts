export { Pager } from './Pager';
export {
  defaultPageSize,
  formatPaging,
  pageSize,
  pageSizes,
  parsePaging,
  rangeText,
  type Order,
  type Paging,
  type Sort,
} from './paging';
export { STALE_OPACITY } from './stale';
