export { viewPath, type ListPlace } from './list-place';
export type { ShownList } from './shown-list';
export { useUsualSearch } from './use-views';
export { ViewName } from './ViewName';
export { ViewRow } from './ViewRow';
export { ViewsButton } from './ViewsButton';
export { savedViews } from './views';
