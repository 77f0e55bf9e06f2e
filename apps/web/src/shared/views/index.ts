export { viewPath, type ListPlace, type ShownList } from './list-place';
export {
  SharedViewsContext,
  useSharedViews,
  type SharedView,
  type SharedViews,
  type ViewSharing,
} from './shared-views';
export { ViewName, ViewRow } from './ViewRow';
export { isSameName, savedViews, useDefaultSearch, type ListViews, type SavedView } from './views';
