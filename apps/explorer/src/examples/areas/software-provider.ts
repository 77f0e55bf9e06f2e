import type { Area } from '../area.ts';
import { first, listWithCollectors, one } from '../question.ts';

export const area: Area<'software-provider'> = {
  title: 'Reportes de integraciones',
  queries: {
    SoftwareProviderReportsPage: { title: 'Búsqueda', ...listWithCollectors },
    SoftwareProviderReportForAction: { title: 'Diálogo de una acción', ...one(first('softwareProviderReports')) },
  },
};
