import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { payersGroup } from '@/features/payer/payer.feature';
import { defineFeature } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { payerReferenceTitles as texts } from './payer-reference.titles';

/** The list of payer references. */
export const payerReferencesList: ListPlace = {
  key: 'payer-references.list',
  title: texts.title,
  path: routes.payerReferences.path,
};

/** Payer references: their list and the form of a new one. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.payerReferences.path,
      title: texts.title,
      anyOf: operationPermissions['Query.payerReferences'],
      load: async () => (await import('./list/PayerReferencesPage')).PayerReferencesPage,
    },
    {
      path: routes.newPayerReference.path,
      title: texts.new,
      anyOf: operationPermissions['Mutation.createPayerReference'],
      load: async () => (await import('./new/NewReferencePage')).NewReferencePage,
    },
  ],
  menu: [
    {
      group: payersGroup,
      label: 'Referencias',
      to: routes.payerReferences.path,
      anyOf: operationPermissions['Query.payerReferences'],
      list: payerReferencesList,
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
