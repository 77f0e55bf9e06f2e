import { asc } from 'drizzle-orm';
import type { Examples } from '../../shared/service.ts';
import { collectorConfigurations } from './collector.table.ts';

/** Valid example request for each operation of the collector service. */
export const collectorExamples: Examples = ({ db }) => ({
  listCollectors: () => ({ path: '/comercios?limit=100' }),
  getCollectorBySignature: () => ({ path: '/comercios/firma/LUZN' }),
  getCollector: () => ({ path: '/comercios/LUZN' }),
  getCollectorBalance: () => ({ path: '/comercios/LUZN/saldo' }),
  listCollectorConfigurations: () => ({ path: '/comercios/COES/configuraciones' }),
  addCollectorConfiguration: () => ({
    path: '/comercios/LUZN/configuraciones',
    body: { commerce_config_vars: { id: '1' }, value: '0 9 * * 1' },
  }),
  disableCollectorConfiguration: async () => {
    const [entry] = await db.select().from(collectorConfigurations).orderBy(asc(collectorConfigurations.id)).limit(1);
    return { path: `/configuraciones/${entry?.id ?? ''}` };
  },
  listPromotions: () => ({ path: '/promociones?limit=100' }),
  listGateways: () => ({ path: '/gateways?limit=100' }),
  listConfigurationVariables: () => ({ path: '/variables' }),
});
