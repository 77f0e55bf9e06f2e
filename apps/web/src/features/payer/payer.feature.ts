import { operationPermissions } from '@backoffice/schema/permissions';
import Group from '@mui/icons-material/GroupOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH, type MenuGroup } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { payersTexts } from './payer.texts';

/** The search of payers. */
export const payersList: ListPlace = { key: 'payers.list', title: payersTexts.title, path: routes.payers.path };

/** The group of the menu for payers and what collectors call them. */
export const payersGroup: MenuGroup = { id: 'payers', label: 'Pagadores', icon: Group, order: 3 };

/** Payers: their search, the form of a new one and their detail. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.payers.path,
      title: payersTexts.title,
      anyOf: operationPermissions['Query.payers'],
      load: async () => (await import('./PayersPage')).PayersPage,
    },
    {
      path: routes.newPayer.path,
      title: payersTexts.new,
      anyOf: operationPermissions['Mutation.createPayer'],
      load: async () => (await import('./new/NewPayerPage')).NewPayerPage,
    },
    {
      path: routes.payer.path,
      title: ({ id = '' }) => payersTexts.titleOf(id),
      anyOf: operationPermissions['Query.payer'],
      load: async () => (await import('./detail/PayerPage')).PayerPage,
    },
  ],
  menu: [
    {
      group: payersGroup,
      label: SEARCH,
      to: routes.payers.path,
      goKey: 'a',
      anyOf: operationPermissions['Query.payers'],
      list: payersList,
    },
  ],
  permissions: [{ area: 'Pagadores', words: { PAYER_SHOW: 'Buscar y ver', PAYER_CREATE: 'Crear' } }],
});
