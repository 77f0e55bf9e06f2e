import Summarize from '@mui/icons-material/SummarizeOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, type MenuGroup } from '@/shared/feature/feature';
import { exportJobs } from './export-jobs';
import { historyNeeds } from './export.kinds';

/** Menu group of the reports, which cover several domains. */
export const reportsGroup: MenuGroup = { id: 'reports', label: 'Reportes', icon: Summarize, order: 12 };

/** Exports: their history, and the notices at their end. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.exports.path,
      title: 'Historial de exportaciones',
      ...historyNeeds,
      load: async () => (await import('./history/ExportsPage')).ExportsPage,
      list: 'exports.list',
      menu: [{ group: reportsGroup, label: 'Exportaciones', goKey: 'o' }],
    },
  ],
  permissions: [
    {
      area: 'Exportaciones',
      words: { EXPORT_SHOW: 'Ver y descargar', EXPORT_SEARCH: 'Buscar en el historial', EXPORT_CREATE: 'Exportar' },
    },
  ],
  jobs: [exportJobs],
  help: { load: async () => (await import('./export.help')).help },
});
