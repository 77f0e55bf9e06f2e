export { FilterChips, type FilterChip } from './FilterChips';
export { searchProblem } from './search-problem';
export { SearchBox } from './SearchBox';
export { SearchField } from './SearchField';
export { SearchResults } from './SearchResults';
export { textSearchCodec } from './text-search';
export { TAB_PARAMETER, useAddressState } from './use-address-state';
export { useEntered } from './use-entered';
