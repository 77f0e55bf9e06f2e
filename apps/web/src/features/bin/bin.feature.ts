import { operationPermissions } from '@backoffice/schema/permissions';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { binTitles as titles } from './bin.titles';

/** The list of BINs. */
export const binsList: ListPlace = { key: 'bins.list', title: titles.list, path: routes.bins.path };

const anyOf = operationPermissions['Query.bins'];

/** Card BINs: their list, the form of one, and what a card is by its first six digits. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.bins.path,
      title: titles.list,
      anyOf,
      load: async () => (await import('./list/BinsPage')).BinsPage,
    },
    {
      path: routes.bin.path,
      title: titles.detail,
      anyOf: [...anyOf, 'BIN_CREATE', 'BIN_UPDATE'],
      load: async () => (await import('./form/BinPage')).BinPage,
    },
  ],
  menu: [
    {
      group: { id: 'bin', label: 'BIN', icon: CreditCard, order: 13 },
      label: SEARCH,
      to: routes.bins.path,
      goKey: 'b',
      anyOf,
      list: binsList,
    },
  ],
  permissions: [
    { area: 'BIN', words: { BIN_SHOW: 'Ver', BIN_CREATE: 'Crear', BIN_UPDATE: 'Modificar', BIN_DELETE: 'Borrar' } },
  ],
});
