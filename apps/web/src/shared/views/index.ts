export { viewPath, type ListPlace } from './list-place';
export type { ShownList } from './shown-list';
export { useUsualSearch } from './use-usual-search';
export { ViewName } from './ViewName';
export { ViewRow } from './ViewRow';
export { savedViews } from './views';
