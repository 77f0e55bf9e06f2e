import { lazy } from 'react';

export { collectorText } from './collector-text';
export { CollectorLink } from './CollectorLink';
export { CollectorName } from './CollectorName';
export { CollectorPicker } from './CollectorPicker';
export { CollectorSection } from './CollectorSection';

/** The search, for the first page. */
export const CollectorSearch = lazy(() =>
  import('./CollectorSearch').then((module) => ({ default: module.CollectorSearch })),
);
