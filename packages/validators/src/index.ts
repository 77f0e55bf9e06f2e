export { check, type InferType, type Schema } from './check.ts';
export { dayOf, endOfDay, startOfDay } from './day.ts';
export { largestPage, paging } from './paging.ts';
export { period } from './period.ts';
export { exactText, searchText } from './search.ts';
