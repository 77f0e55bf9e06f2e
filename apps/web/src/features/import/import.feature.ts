import { operationPermissions } from '@backoffice/schema/permissions';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, type MenuGroup } from '@/shared/feature/feature';
import { importJobs } from './import-jobs';

const group: MenuGroup = { id: 'imports', label: 'Importaciones', icon: UploadFile, order: 7 };
const anyOf = operationPermissions['Query.imports'];

/** Imports: files that become payments, their results, and conversions of foreign files. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.newImport.path,
      title: 'Importar pagos',
      anyOf,
      load: async () => (await import('./new/NewImportPage')).NewImportPage,
      menu: [{ group, label: 'Importar' }],
    },
    {
      path: routes.import.path,
      title: 'Importación',
      anyOf,
      load: async () => (await import('./detail/ImportPage')).ImportPage,
    },
    {
      path: routes.imports.path,
      title: 'Importaciones',
      anyOf,
      load: async () => (await import('./list/ImportsPage')).ImportsPage,
      list: 'imports.list',
      menu: [{ group, label: 'Historial', goKey: 'm', detail: routes.import.path }],
    },
    {
      path: routes.conversion.path,
      title: 'Detalle de conversión',
      anyOf,
      load: async () => (await import('./conversion/ConversionPage')).ConversionPage,
    },
  ],
  jobs: [importJobs],
  permissions: [
    {
      area: 'Importaciones',
      words: { IMPORT_REQUEST: 'Importar y ver', IMPORT_APPROVE: 'Confirmar', IMPORT_CANCEL: 'Cancelar' },
    },
  ],
  help: { load: async () => (await import('./import.help')).help },
});
