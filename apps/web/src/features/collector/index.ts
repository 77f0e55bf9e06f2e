import { lazy } from 'react';

/** The search, for the first page. */
export const CollectorSearch = lazy(() =>
  import('./CollectorSearch').then((module) => ({ default: module.CollectorSearch })),
);
