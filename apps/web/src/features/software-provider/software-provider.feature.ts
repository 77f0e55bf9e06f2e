import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { reportsGroup } from '@/features/export/export.feature';
import { defineFeature } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { softwareProviderTitles as titles } from './software-provider.titles';

/** The list of reports for software providers. */
export const softwareProviderReportsList: ListPlace = {
  key: 'software-provider-reports.list',
  title: titles.list,
  path: routes.softwareProviderReports.path,
};

const shown = {
  path: routes.softwareProviderReports.path,
  anyOf: operationPermissions['Query.softwareProviderReports'],
};

/** Reports for software providers: their list (B105). */
export const feature = defineFeature({
  screens: [{ ...shown, title: titles.list, load: async () => (await import('./list/ReportsPage')).ReportsPage }],
  menu: [
    {
      group: reportsGroup,
      label: titles.menu,
      to: shown.path,
      anyOf: shown.anyOf,
      list: softwareProviderReportsList,
    },
  ],
  permissions: [
    {
      area: titles.menu,
      words: { SOFT_PROVIDER_SHOW: 'Ver', SOFT_PROVIDER_APPROVE: 'Aprobar', SOFT_PROVIDER_REJECT: 'Rechazar' },
    },
  ],
});
