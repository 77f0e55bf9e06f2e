import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { reportsGroup } from '@/features/export/export.feature';
import { defineFeature } from '@/shared/feature/feature';

/** Reports for software providers: list (B105). */
export const feature = defineFeature({
  screens: [
    {
      path: routes.softwareProviderReports.path,
      title: 'Reporte plano de integraciones',
      anyOf: operationPermissions['Query.softwareProviderReports'],
      load: async () => (await import('./list/ReportsPage')).ReportsPage,
      list: 'software-provider-reports.list',
      menu: [{ group: reportsGroup, label: 'Integraciones' }],
    },
  ],
  permissions: [
    {
      area: 'Integraciones',
      words: { SOFT_PROVIDER_SHOW: 'Ver', SOFT_PROVIDER_APPROVE: 'Aprobar', SOFT_PROVIDER_REJECT: 'Rechazar' },
    },
  ],
  help: { load: async () => (await import('./software-provider.help')).help },
});
