import { operationPermissions } from '@backoffice/schema/permissions';
import Gavel from '@mui/icons-material/GavelRounded';
import { routes } from '@/domain/routes';
import { defineFeature, type Screen } from '@/shared/feature/feature';

const title = 'Presentaciones AFIP';
const anyOf = operationPermissions['Query.taxForms'];

const loadList: Screen['load'] = async () => (await import('./list/TaxFormsPage')).TaxFormsPage;

/** Forms for the tax authority: list, due dates and detail. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.taxForms.path,
      title,
      anyOf,
      load: loadList,
      list: 'tax-forms.list',
      menu: [{ group: { id: 'taxes', label: 'Impuestos', icon: Gavel, order: 11 }, label: title, goKey: 'f' }],
    },
    {
      path: routes.newTaxForm.path,
      title: 'Nueva presentación',
      anyOf: operationPermissions['Mutation.createTaxForm'],
      load: loadList,
    },
    {
      path: routes.taxForm.path,
      title: 'Detalle de la presentación',
      anyOf,
      load: async () => (await import('./detail/TaxFormPage')).TaxFormPage,
    },
  ],
  permissions: [
    {
      area: title,
      words: {
        AFIP_SHOW: 'Ver',
        AFIP_CREATE: 'Crear',
        AFIP_DELIVER: 'Presentar',
        AFIP_DOWNLOAD: 'Descargar',
        AFIP_REPROCESS: 'Reprocesar',
      },
    },
  ],
  help: { load: async () => (await import('./tax-form.help')).help },
});
