import { operationPermissions } from '@backoffice/schema/permissions';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH } from '@/shared/feature/feature';

const anyOf = operationPermissions['Query.bins'];

/** BINs of cards: list, form, and lookup of a card by its first six digits. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.bins.path,
      title: 'Buscar BIN',
      anyOf,
      load: async () => (await import('./list/BinsPage')).BinsPage,
      list: 'bins.list',
      menu: [{ group: { id: 'bin', label: 'BIN', icon: CreditCard, order: 13 }, label: SEARCH, goKey: 'b' }],
    },
    {
      path: routes.bin.path,
      title: 'BIN',
      anyOf: [...anyOf, 'BIN_CREATE', 'BIN_UPDATE'],
      load: async () => (await import('./form/BinPage')).BinPage,
    },
  ],
  permissions: [
    { area: 'BIN', words: { BIN_SHOW: 'Ver', BIN_CREATE: 'Crear', BIN_UPDATE: 'Modificar', BIN_DELETE: 'Borrar' } },
  ],
  help: { load: async () => (await import('./bin.help')).help },
});
