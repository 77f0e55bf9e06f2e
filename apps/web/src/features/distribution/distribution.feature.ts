import { operationPermissions } from '@backoffice/schema/permissions';
import CallSplit from '@mui/icons-material/CallSplitRounded';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { distributionTitles } from './distribution.titles';

/** The list of distributions. */
export const distributionsList: ListPlace = {
  key: 'distributions.list',
  title: distributionTitles.title,
  path: routes.distributions.path,
};

const anyOf = operationPermissions['Query.distributions'];

/** Distributions: how payments are shared out. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.distributions.path,
      title: distributionTitles.title,
      anyOf,
      load: async () => (await import('./DistributionsPage')).DistributionsPage,
    },
  ],
  menu: [
    {
      group: { id: 'distributions', label: distributionTitles.title, icon: CallSplit, order: 10 },
      label: SEARCH,
      to: routes.distributions.path,
      goKey: 'd',
      anyOf,
      list: distributionsList,
    },
  ],
  permissions: [
    {
      area: 'Distribuciones',
      words: {
        DISTRIBUTION_SHOW: 'Ver',
        DISTRIBUTION_UPDATE: 'Reprocesar, rechazar, autorizar y editar destino',
        DISTRIBUTION_FORCE: 'Forzar éxito',
        DISTRIBUTION_SCHEDULED_UPDATE: 'Editar programadas',
      },
    },
  ],
});
