import { operationPermissions } from '@backoffice/schema/permissions';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, type MenuGroup } from '@/shared/feature/feature';
import { moneyOutTitles as titles, wholeTitles } from './money-out.titles';

const group: MenuGroup = { id: 'withdrawals', label: titles.all, icon: AccountBalance, order: 9 };

const seesWithdrawals = operationPermissions['Query.withdrawals'];
const seesBatches = operationPermissions['Query.batches'];

/**
 * Outgoing money: withdrawals and their authorization, withdraws and their transfer, batches, and a page for all of
 * them.
 */
export const feature = defineFeature({
  screens: [
    {
      path: routes.allWithdrawals.path,
      title: wholeTitles.all,
      anyOf: [...seesWithdrawals, ...operationPermissions['Query.withdraws'], ...seesBatches],
      load: async () => (await import('./AllWithdrawalsPage')).AllWithdrawalsPage,
      menu: [{ group, label: 'Vista unificada', list: { key: 'withdraws.list', title: wholeTitles.withdraws } }],
    },
    {
      path: routes.withdrawals.path,
      title: wholeTitles.pending,
      words: 'autorizar autorización',
      anyOf: seesWithdrawals,
      load: async () => (await import('./withdrawal/list/WithdrawalLists')).PendingWithdrawalsPage,
      list: 'withdrawals.pending',
      menu: [{ group, label: titles.pending, goKey: 'r' }],
    },
    {
      path: routes.withdrawalHistory.path,
      title: wholeTitles.history,
      anyOf: seesWithdrawals,
      load: async () => (await import('./withdrawal/list/WithdrawalLists')).WithdrawalHistoryPage,
      list: 'withdrawals.history',
      menu: [{ group, label: titles.history }],
    },
    {
      path: routes.batches.path,
      title: wholeTitles.batches,
      anyOf: seesBatches,
      load: async () => (await import('./batch/list/BatchesList')).BatchesPage,
      list: 'batches.list',
      menu: [{ group, label: titles.batches, goKey: 'l', detail: routes.batch.path }],
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
      area: wholeTitles.withdraws,
      words: {
        WITHDRAW_SHOW: 'Ver',
        WITHDRAW_TRANSFER: 'Transferir',
        WITHDRAW_DOWNLOAD: 'Descargar',
        WITHDRAW_REJECTED: 'Rechazar',
        WITHDRAW_RE_EXPORT: 'Re-exportar',
      },
    },
    {
      area: `${titles.pending} e ${titles.history}`,
      words: { WITHDRAWAL_SEARCH: 'Buscar', WITHDRAWAL_AUTHORIZE: 'Autorizar, rechazar y programar' },
    },
    {
      area: wholeTitles.batches,
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
      load: async () => (await import('./withdrawal/actions/withdrawal.actions')).withdrawalBulk.StoredRun,
    },
    {
      type: 'Withdraw',
      load: async () => (await import('./withdraw/actions/withdraw.actions')).withdrawBulk.StoredRun,
    },
    { type: 'Batch', load: async () => (await import('./batch/actions/batch.actions')).batchBulk.StoredRun },
  ],
  help: { load: async () => (await import('./money-out.help')).help },
});
