import { operationPermissions } from '@backoffice/schema/permissions';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH } from '@/shared/feature/feature';

/** Collectors: their search and their detail. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.collectors.path,
      title: 'Buscar Entidades',
      anyOf: operationPermissions['Query.collectors'],
      load: async () => (await import('./CollectorsPage')).CollectorsPage,
      list: 'collectors.list',
      menu: [
        { group: { id: 'collectors', label: 'Entidades', icon: Storefront, order: 2 }, label: SEARCH, goKey: 'e' },
      ],
    },
    {
      path: routes.collector.path,
      title: ({ id = '' }) => `Entidad ${id}`,
      anyOf: operationPermissions['Query.collector'],
      load: async () => (await import('./detail/CollectorPage')).CollectorPage,
    },
  ],
  permissions: [
    { area: 'Entidades', words: { COLLECTOR_SHOW: 'Buscar y ver', COLLECTOR_CREATE: 'Crear y configurar' } },
  ],
  help: { load: async () => (await import('./collector.help')).help },
});
