import { operationPermissions } from '@backoffice/schema/permissions';
import Gavel from '@mui/icons-material/GavelRounded';
import { routes } from '@/domain/routes';
import { defineFeature, type Screen } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { taxFormTitles as titles } from './tax-form.titles';

/** The list of tax forms. */
export const taxFormsList: ListPlace = { key: 'tax-forms.list', title: titles.list, path: routes.taxForms.path };

const anyOf = operationPermissions['Query.taxForms'];

const loadList: Screen['load'] = async () => (await import('./list/TaxFormsPage')).TaxFormsPage;

/** Forms for the tax authority: their list, their due dates and their detail. */
export const feature = defineFeature({
  screens: [
    { path: routes.taxForms.path, title: titles.list, anyOf, load: loadList },
    {
      path: routes.newTaxForm.path,
      title: titles.create,
      anyOf: operationPermissions['Mutation.createTaxForm'],
      load: loadList,
    },
    {
      path: routes.taxForm.path,
      title: titles.detail,
      anyOf,
      load: async () => (await import('./detail/TaxFormPage')).TaxFormPage,
    },
  ],
  menu: [
    {
      group: { id: 'taxes', label: 'Impuestos', icon: Gavel, order: 11 },
      label: titles.list,
      to: routes.taxForms.path,
      goKey: 'f',
      anyOf,
      list: taxFormsList,
    },
  ],
  permissions: [
    {
      area: titles.list,
      words: {
        AFIP_SHOW: 'Ver',
        AFIP_CREATE: 'Crear',
        AFIP_DELIVER: 'Presentar',
        AFIP_DOWNLOAD: 'Descargar',
        AFIP_REPROCESS: 'Re-procesar',
      },
    },
  ],
});
