import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { reportsGroup } from '@/features/export/export.feature';
import { defineFeature, type Screen } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { servicePaymentTitles as titles } from './service-payment.titles';

/** The list of transaction batches. */
export const transactionBatchesList: ListPlace = {
  key: 'transaction-batches.list',
  title: titles.transactions,
  path: routes.transactionBatches.path,
};

/** The list of gateway batches. */
export const gatewayBatchesList: ListPlace = {
  key: 'gateway-batches.list',
  title: titles.gateways,
  path: routes.gatewayBatches.path,
};

const showTransactions = operationPermissions['Query.transactionBatches'];
const showGateways = operationPermissions['Query.gatewayBatches'];

const loadTransactions: Screen['load'] = async () =>
  (await import('./list/TransactionBatchesPage')).TransactionBatchesPage;

/** Service payments: their batches, by transaction and by gateway, and the conciliation of the latter. */
export const feature = defineFeature({
  screens: [
    { path: routes.servicePayments.path, title: titles.transactions, anyOf: showTransactions, load: loadTransactions },
    {
      path: routes.transactionBatches.path,
      title: titles.transactions,
      anyOf: showTransactions,
      load: loadTransactions,
    },
    {
      path: routes.gatewayBatches.path,
      title: titles.gateways,
      anyOf: showGateways,
      load: async () => (await import('./list/GatewayBatchesPage')).GatewayBatchesPage,
    },
  ],
  menu: [
    {
      group: reportsGroup,
      label: titles.transactions,
      to: routes.servicePayments.path,
      anyOf: showTransactions,
      list: transactionBatchesList,
    },
    {
      group: reportsGroup,
      label: titles.gateways,
      to: routes.gatewayBatches.path,
      anyOf: showGateways,
      list: gatewayBatchesList,
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
});
