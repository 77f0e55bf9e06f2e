import { operationPermissions } from '@backoffice/schema/permissions';
import CallSplit from '@mui/icons-material/CallSplitRounded';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH } from '@/shared/feature/feature';

const anyOf = operationPermissions['Query.distributions'];

/** Distributions: the shares of payments among destinations. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.distributions.path,
      title: 'Distribuciones',
      anyOf,
      load: async () => (await import('./DistributionsPage')).DistributionsPage,
      list: 'distributions.list',
      menu: [
        {
          group: { id: 'distributions', label: 'Distribuciones', icon: CallSplit, order: 10 },
          label: SEARCH,
          goKey: 'd',
        },
      ],
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
  bulkRuns: [
    {
      type: 'Distribution',
      load: async () => (await import('./actions/distribution.actions')).distributionBulk.StoredRun,
    },
  ],
  help: { load: async () => (await import('./distribution.help')).help },
});
