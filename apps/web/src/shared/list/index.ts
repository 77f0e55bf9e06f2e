export { FilterChips, type FilterChip } from './FilterChips';
export { SearchBox } from './SearchBox';
export { SearchResults } from './SearchResults';
export { textSearchCodec } from './text-search';
export { useAddressState } from './use-address-state';
