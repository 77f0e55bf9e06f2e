import { lazy } from 'react';

export { collectorText, withdrawalStrategyText } from './collector-text';
export { collectorFilter } from './collector-filter';
export { CollectorPicker } from './picker/CollectorPicker';
export type { CollectorOption } from './picker/recent-collectors';
export { BalanceSection } from './summary/BalanceSection';
export { CollectorLink, CollectorName } from './summary/CollectorLink';
export { CollectorSection } from './summary/CollectorSection';

/** The search, for the first page. */
export const CollectorSearch = lazy(() =>
  import('./CollectorSearch').then((module) => ({ default: module.CollectorSearch })),
);
