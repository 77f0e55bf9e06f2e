import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { payersGroup } from '@/features/payer/payer.feature';
import { defineFeature } from '@/shared/feature/feature';

/** Payer references: list, and form of a new one. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.payerReferences.path,
      title: 'Referencias de pagadores',
      anyOf: operationPermissions['Query.payerReferences'],
      load: async () => (await import('./list/PayerReferencesPage')).PayerReferencesPage,
      list: 'payer-references.list',
      menu: [{ group: payersGroup, label: 'Referencias' }],
    },
    {
      path: routes.newPayerReference.path,
      title: 'Nueva referencia',
      anyOf: operationPermissions['Mutation.createPayerReference'],
      load: async () => (await import('./new/NewReferencePage')).NewReferencePage,
    },
  ],
  permissions: [
    {
      area: 'Pagadores',
      words: {
        PAYER_REFERENCE_SHOW: 'Ver referencias',
        PAYER_REFERENCE_CREATE: 'Crear referencias',
        PAYER_REFERENCE_UPDATE: 'Modificar referencias',
        PAYER_REFERENCE_DELETE: 'Eliminar referencias',
      },
    },
  ],
});
