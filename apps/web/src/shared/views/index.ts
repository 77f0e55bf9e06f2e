export { viewPath, type ListPlace, type ShownList } from './list-place';
export { ViewName, ViewRow } from './ViewRow';
export { savedViews, useDefaultSearch } from './views';
