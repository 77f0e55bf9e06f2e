import Summarize from '@mui/icons-material/SummarizeOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, type MenuGroup } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { exportJobs, historyNeeds } from './export.kinds';
import { exportsTexts } from './export.texts';

/** The history of exports. */
export const exportsList: ListPlace = { key: 'exports.list', title: exportsTexts.title, path: routes.exports.path };

/** The group of the menu for what is reported about several domains. */
export const reportsGroup: MenuGroup = { id: 'reports', label: 'Reportes', icon: Summarize, order: 12 };

/** Exports: their history, and the jobs that write them. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.exports.path,
      title: exportsTexts.title,
      ...historyNeeds,
      load: async () => (await import('./history/ExportsPage')).ExportsPage,
    },
  ],
  menu: [
    {
      group: reportsGroup,
      label: 'Exportaciones',
      to: routes.exports.path,
      goKey: 'o',
      ...historyNeeds,
      list: exportsList,
    },
  ],
  permissions: [
    {
      area: 'Exportaciones',
      words: { EXPORT_SHOW: 'Ver y descargar', EXPORT_SEARCH: 'Buscar en el historial', EXPORT_CREATE: 'Exportar' },
    },
  ],
  jobs: [exportJobs],
});
