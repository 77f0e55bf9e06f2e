import { operationPermissions } from '@backoffice/schema/permissions';
import Group from '@mui/icons-material/GroupOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH, type MenuGroup } from '@/shared/feature/feature';

/** Menu group of payers and payer references. */
export const payersGroup: MenuGroup = { id: 'payers', label: 'Pagadores', icon: Group, order: 3 };

/** Payers: search, form of a new one, and detail. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.payers.path,
      title: 'Buscar Pagadores',
      anyOf: operationPermissions['Query.payers'],
      load: async () => (await import('./PayersPage')).PayersPage,
      list: 'payers.list',
      menu: [{ group: payersGroup, label: SEARCH, goKey: 'a' }],
    },
    {
      path: routes.newPayer.path,
      title: 'Nuevo pagador',
      anyOf: operationPermissions['Mutation.createPayer'],
      load: async () => (await import('./new/NewPayerPage')).NewPayerPage,
    },
    {
      path: routes.payer.path,
      title: ({ id = '' }) => `Pagador ${id}`,
      anyOf: operationPermissions['Query.payer'],
      load: async () => (await import('./detail/PayerPage')).PayerPage,
    },
  ],
  permissions: [{ area: 'Pagadores', words: { PAYER_SHOW: 'Buscar y ver', PAYER_CREATE: 'Crear' } }],
  help: { load: async () => (await import('./payer.help')).help },
});
