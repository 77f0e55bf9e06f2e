import { operationPermissions } from '@backoffice/schema/permissions';
import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@/shared/auth';
import { collectorsTexts } from './collector.texts';

export { collectorFilter } from './collector-filter';
export { CollectorPicker } from './CollectorPicker';
export { CollectorLink } from './CollectorLink';
export type { CollectorOption } from './recent-collectors';
export { collectorText } from './collector-text';
export { CollectorName } from './CollectorName';
export { CollectorSection } from './CollectorSection';
export { collectorsList } from './collector.paths';

/** The search, for the first page. */
export const CollectorSearch = lazy(() =>
  import('./CollectorSearch').then((module) => ({ default: module.CollectorSearch })),
);

/** The screens of collectors, each loaded when it is visited. */
export const collectorsRoutes: RouteObject[] = [
  {
    path: 'comercios',
    handle: { title: collectorsTexts.title, anyOf: operationPermissions['Query.collectors'] } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./CollectorsPage')).CollectorsPage }),
  },
  {
    path: 'comercios/:id',
    handle: {
      title: ({ id = '' }) => collectorsTexts.titleOf(id),
      anyOf: operationPermissions['Query.collector'],
    } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./detail/CollectorPage')).CollectorPage }),
  },
];
