export { FilterChips, type FilterChip } from './FilterChips';
export { FilterForm } from './FilterForm';
export { filterTexts, listTextsOf } from './list.texts';
export { ListResults, type RowView } from './ListResults';
export { ListScreen } from './ListScreen';
export { MediaPaymentFilter } from './MediaPaymentFilter';
export {
  formatOwner,
  nobodys,
  ownerChips,
  ownerVariables,
  parseOwner,
  type CollectorChoice,
  type OwnerFilters,
} from './owner-filters';
export { formatPaging, parsePaging, sayEverything, type Order, type Paging } from './paging';
export { removableChip } from './removable-chip';
export { RowMenu, type OpenRowMenu } from './RowMenu';
export { RowMenuItems } from './RowMenuItems';
export { SearchBox } from './SearchBox';
export { SearchedList } from './SearchedList';
export { SelectFilter } from './SelectFilter';
export { StatusMenu } from './StatusMenu';
export { textSearchCodec } from './text-search';
export { TAB_PARAMETER, useAddressState } from './use-address-state';
export { useEntered } from './use-entered';
export { useListPage } from './use-list-page';
export { useListState, type ListCodec } from './use-list-state';
export { useSelection, type Ticks } from './use-selection';
export { useRowAction } from './use-row-action';
export { offersMediaPayment, whoChips, type WhoFilters } from './who-filters';
