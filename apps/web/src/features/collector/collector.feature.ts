import { operationPermissions } from '@backoffice/schema/permissions';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { collectorsTexts } from './collector.texts';

/** The search of collectors. */
export const collectorsList: ListPlace = {
  key: 'collectors.list',
  title: collectorsTexts.title,
  path: routes.collectors.path,
};

/** Collectors: their search and their detail. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.collectors.path,
      title: collectorsTexts.title,
      anyOf: operationPermissions['Query.collectors'],
      load: async () => (await import('./CollectorsPage')).CollectorsPage,
    },
    {
      path: routes.collector.path,
      title: ({ id = '' }) => collectorsTexts.titleOf(id),
      anyOf: operationPermissions['Query.collector'],
      load: async () => (await import('./detail/CollectorPage')).CollectorPage,
    },
  ],
  menu: [
    {
      group: { id: 'collectors', label: 'Entidades', icon: Storefront, order: 2 },
      label: SEARCH,
      to: routes.collectors.path,
      goKey: 'e',
      anyOf: operationPermissions['Query.collectors'],
      list: collectorsList,
    },
  ],
  permissions: [
    { area: 'Entidades', words: { COLLECTOR_SHOW: 'Buscar y ver', COLLECTOR_CREATE: 'Crear y configurar' } },
  ],
});
