import { operationPermissions } from '@backoffice/schema/permissions';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, type MenuGroup } from '@/shared/feature/feature';

const group: MenuGroup = { id: 'withdrawals', label: 'Retiros', icon: AccountBalance, order: 9 };

const seesWithdrawals = operationPermissions['Query.withdrawals'];
const seesBatches = operationPermissions['Query.batches'];

/** Money that leaves: withdrawals and their authorization, withdraws and their transfer, batches, and all in one place. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.allWithdrawals.path,
      title: 'Retiros',
      anyOf: [...seesWithdrawals, ...operationPermissions['Query.withdraws'], ...seesBatches],
      load: async () => (await import('./AllWithdrawalsPage')).AllWithdrawalsPage,
      menu: [{ group, label: 'Vista unificada', list: { key: 'withdraws.list', title: 'Retiros por lote' } }],
    },
    {
      path: routes.withdrawals.path,
      title: 'Autorización de retiros',
      anyOf: seesWithdrawals,
      load: async () => (await import('./withdrawal/list/WithdrawalLists')).PendingWithdrawalsPage,
      list: 'withdrawals.pending',
      menu: [{ group, label: 'Autorizar', goKey: 'r' }],
    },
    {
      path: routes.withdrawalHistory.path,
      title: 'Historial de retiros',
      anyOf: seesWithdrawals,
      load: async () => (await import('./withdrawal/list/WithdrawalLists')).WithdrawalHistoryPage,
      list: 'withdrawals.history',
      menu: [{ group, label: 'Historial' }],
    },
    {
      path: routes.batches.path,
      title: 'Lotes de retiros',
      anyOf: seesBatches,
      load: async () => (await import('./batch/list/BatchesList')).BatchesPage,
      list: 'batches.list',
      menu: [{ group, label: 'Lotes', goKey: 'l', detail: routes.batch.path }],
    },
    {
      path: routes.batch.path,
      title: 'Detalle de lote',
      anyOf: seesBatches,
      load: async () => (await import('./batch/detail/BatchPage')).BatchPage,
    },
  ],
  permissions: [
    {
      area: 'Retiros a transferir',
      words: {
        WITHDRAW_SHOW: 'Ver',
        WITHDRAW_TRANSFER: 'Transferir',
        WITHDRAW_DOWNLOAD: 'Descargar',
        WITHDRAW_REJECTED: 'Rechazar',
        WITHDRAW_RE_EXPORT: 'Re-exportar',
      },
    },
    {
      area: 'Autorización de retiros',
      words: { WITHDRAWAL_SEARCH: 'Buscar', WITHDRAWAL_AUTHORIZE: 'Autorizar y rechazar' },
    },
    {
      area: 'Lotes de retiros',
      words: {
        BATCH_WITHDRAW_SHOW: 'Ver',
        BATCH_WITHDRAW_REPROCESS: 'Reprocesar',
        BATCH_WITHDRAW_DOWNLOAD: 'Descargar',
        BATCH_WITHDRAW_RE_EXPORT: 'Re-exportar',
      },
    },
  ],
  bulkRuns: [
    {
      type: 'Withdrawal',
      load: async () => (await import('./withdrawal/actions/withdrawal.actions')).withdrawalBulk.KeptRun,
    },
    { type: 'Withdraw', load: async () => (await import('./withdraw/actions/withdraw.actions')).withdrawBulk.KeptRun },
    { type: 'Batch', load: async () => (await import('./batch/actions/batch.actions')).batchBulk.KeptRun },
  ],
});
