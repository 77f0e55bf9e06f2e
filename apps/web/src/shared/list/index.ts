export { FilterChips, type FilterChip } from './FilterChips';
export { FilterForm } from './FilterForm';
export { filterTexts, listTextsOf } from './list.texts';
export { ListResults, type RowView } from './ListResults';
export { ListScreen } from './ListScreen';
export { formatPaging, parsePaging, type Order, type Paging } from './paging';
export { RowMenu, type OpenRowMenu } from './RowMenu';
export { RowMenuItems } from './RowMenuItems';
export { SearchBox } from './SearchBox';
export { SearchResults } from './SearchResults';
export { SelectFilter } from './SelectFilter';
export { StatusMenu } from './StatusMenu';
export { textSearchCodec } from './text-search';
export { TAB_PARAMETER, useAddressState } from './use-address-state';
export { useEntered } from './use-entered';
export { useListPage } from './use-list-page';
export { useListState } from './use-list-state';
export { useSelection, type Ticks } from './use-selection';
export {
  formatWho,
  nobodySpecial,
  offersMediaPayment,
  parseWho,
  whoChips,
  whoVariables,
  type WhoFilters,
} from './who-filters';
