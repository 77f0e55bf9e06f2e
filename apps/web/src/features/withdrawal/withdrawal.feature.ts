import { operationPermissions } from '@backoffice/schema/permissions';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import { routes } from '@/domain/routes';
import { withdrawsList } from '@/features/withdraw/withdraw.feature';
import { defineFeature, type MenuGroup } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { withdrawalTitles as texts } from './withdrawal.titles';

/** The list of what waits for authorization. */
export const pendingList: ListPlace = {
  key: 'withdrawals.pending',
  title: texts.title,
  path: routes.withdrawals.path,
};

/** The history of withdrawals. */
export const historyList: ListPlace = {
  key: 'withdrawals.history',
  title: texts.history,
  path: routes.withdrawalHistory.path,
};

/** Group of the menu of everything that is withdrawn. */
export const withdrawalsGroup: MenuGroup = { id: 'withdrawals', label: 'Retiros', icon: AccountBalance, order: 9 };

const anyOf = operationPermissions['Query.withdrawals'];
const anyView = [
  ...anyOf,
  ...operationPermissions['Query.withdraws'],
  ...operationPermissions['Query.batches'],
] as const;

/** Withdrawals: their authorization, their history, and all that is withdrawn in one place. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.withdrawals.path,
      title: texts.title,
      anyOf,
      load: async () => (await import('./PendingWithdrawalsPage')).PendingWithdrawalsPage,
    },
    {
      path: routes.withdrawalHistory.path,
      title: texts.history,
      anyOf,
      load: async () => (await import('./WithdrawalHistoryPage')).WithdrawalHistoryPage,
    },
    {
      path: routes.allWithdrawals.path,
      title: texts.all,
      anyOf: anyView,
      load: async () => (await import('./AllWithdrawalsPage')).AllWithdrawalsPage,
    },
  ],
  menu: [
    {
      group: withdrawalsGroup,
      label: 'Vista unificada',
      to: routes.allWithdrawals.path,
      anyOf: anyView,
      list: withdrawsList,
    },
    { group: withdrawalsGroup, label: 'Autorizar', to: routes.withdrawals.path, goKey: 'r', anyOf, list: pendingList },
    { group: withdrawalsGroup, label: 'Historial', to: routes.withdrawalHistory.path, anyOf, list: historyList },
  ],
  permissions: [
    {
      area: 'Autorización de retiros',
      words: { WITHDRAWAL_SEARCH: 'Buscar', WITHDRAWAL_AUTHORIZE: 'Autorizar y rechazar' },
    },
  ],
});
