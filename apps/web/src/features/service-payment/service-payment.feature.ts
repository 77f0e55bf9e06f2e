import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { reportsGroup } from '@/features/export/export.feature';
import { defineFeature, type Screen } from '@/shared/feature/feature';

const showTransactions = operationPermissions['Query.transactionBatches'];
const showGateways = operationPermissions['Query.gatewayBatches'];

const title = 'Pago de servicios';
const loadTransactions: Screen['load'] = async () =>
  (await import('./list/TransactionBatchesPage')).TransactionBatchesPage;

/** Service payments: transaction batches, gateway batches, and the conciliation of the latter. */
export const feature = defineFeature({
  screens: [
    { path: routes.servicePayments.path, title, anyOf: showTransactions, load: loadTransactions },
    {
      path: routes.transactionBatches.path,
      title,
      anyOf: showTransactions,
      load: loadTransactions,
      list: 'transaction-batches.list',
      menu: [{ group: reportsGroup, label: title, to: routes.servicePayments.path }],
    },
    {
      path: routes.gatewayBatches.path,
      title: 'Lotes de gateways',
      anyOf: showGateways,
      load: async () => (await import('./list/GatewayBatchesPage')).GatewayBatchesPage,
      list: 'gateway-batches.list',
      menu: [{ group: reportsGroup, label: 'Lotes de gateways' }],
    },
  ],
  permissions: [
    {
      area: 'Pago de servicios',
      words: {
        SERVICE_PAYMENT_SHOW_BATCH: 'Ver lotes de transacción',
        GATEWAY_BATCH_SHOW_BATCH_DATA: 'Ver lotes de gateways',
        GATEWAY_BATCH_CONCILIATE_BATCH: 'Conciliar lotes de gateways',
      },
    },
  ],
  help: { load: async () => (await import('./service-payment.help')).help },
});
