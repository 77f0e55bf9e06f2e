import { operationPermissions } from '@backoffice/schema/permissions';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, type MenuGroup } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { importTitles as titles } from './import.titles';
import { importJobs } from './import-jobs';

const group: MenuGroup = { id: 'imports', label: 'Importaciones', icon: UploadFile, order: 7 };
const anyOf = operationPermissions['Query.imports'];

/** The history of imports. */
export const importsList: ListPlace = { key: 'imports.list', title: titles.imports, path: routes.imports.path };

/** The rows of one import. */
export const importRowsList: ListPlace = {
  key: 'imports.rows',
  title: titles.rows,
  path: routes.imports.path,
};

/** Files that become payments: their import, what became of them, and files of somebody else. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.newImport.path,
      title: titles.newImport,
      anyOf,
      load: async () => (await import('./new/NewImportPage')).NewImportPage,
    },
    {
      path: routes.import.path,
      title: titles.import,
      anyOf,
      load: async () => (await import('./detail/ImportPage')).ImportPage,
    },
    {
      path: routes.imports.path,
      title: titles.imports,
      anyOf,
      load: async () => (await import('./list/ImportsPage')).ImportsPage,
    },
    {
      path: routes.conversion.path,
      title: titles.conversion,
      anyOf,
      load: async () => (await import('./conversion/ConversionPage')).ConversionPage,
    },
  ],
  menu: [
    { group, label: 'Importar', to: routes.newImport.path, anyOf },
    { group, label: 'Historial', to: routes.imports.path, goKey: 'm', anyOf, list: importsList },
  ],
  jobs: [importJobs],
  permissions: [
    {
      area: 'Importaciones',
      words: { IMPORT_REQUEST: 'Importar y ver', IMPORT_APPROVE: 'Confirmar', IMPORT_CANCEL: 'Cancelar' },
    },
  ],
});
