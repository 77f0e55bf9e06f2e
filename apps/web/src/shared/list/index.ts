export { FilterChips, type FilterChip } from './FilterChips';
export { formatPaging, parsePaging, type Order, type Paging, type Sort } from './paging';
export { SearchBox } from './SearchBox';
export { SearchResults } from './SearchResults';
export { textSearchCodec, type TextSearch } from './text-search';
export { useAddressState, type AddressCodec } from './use-address-state';
