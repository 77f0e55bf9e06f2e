import { firstId, type Calls } from './call.ts';

export const collectorCalls: Calls = ({ urls }) => ({
  listCollectors: () => ({ path: '/comercios?limit=100' }),
  getCollectorBySignature: () => ({ path: '/comercios/firma/LUZN' }),
  getCollector: () => ({ path: '/comercios/LUZN' }),
  getCollectorBalance: () => ({ path: '/comercios/LUZN/saldo' }),
  listCollectorConfigurations: () => ({ path: '/comercios/COES/configuraciones' }),
  addCollectorConfiguration: () => ({
    path: '/comercios/LUZN/configuraciones',
    body: { commerce_config_vars: { id: '1' }, value: '0 9 * * 1' },
  }),
  disableCollectorConfiguration: async () => ({
    path: `/configuraciones/${await firstId(urls.collector, '/comercios/COES/configuraciones')}`,
  }),
  listPromotions: () => ({ path: '/promociones?limit=100' }),
  listGateways: () => ({ path: '/gateways?limit=100' }),
  listConfigurationVariables: () => ({ path: '/variables' }),
});
