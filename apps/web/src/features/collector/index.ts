import { lazy } from 'react';

export { collectorText } from './collector-text';
export { CollectorPicker } from './picker/CollectorPicker';
export { CollectorLink, CollectorName } from './summary/CollectorLink';
export { CollectorSection } from './summary/CollectorSection';

/** The search, for the first page. */
export const CollectorSearch = lazy(() =>
  import('./CollectorSearch').then((module) => ({ default: module.CollectorSearch })),
);
