import { operationPermissions } from '@backoffice/schema/permissions';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, type MenuGroup } from '@/shared/feature/feature';

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
      path: routes.allWithdrawals.path,
      title: 'Retiros',
      anyOf: anyView,
      load: async () => (await import('./AllWithdrawalsPage')).AllWithdrawalsPage,
      menu: [
        {
          group: withdrawalsGroup,
          label: 'Vista unificada',
          list: { key: 'withdraws.list', title: 'Retiros por lote' },
        },
      ],
    },
    {
      path: routes.withdrawals.path,
      title: 'Autorización de retiros',
      anyOf,
      load: async () => (await import('./PendingWithdrawalsPage')).PendingWithdrawalsPage,
      list: 'withdrawals.pending',
      menu: [{ group: withdrawalsGroup, label: 'Autorizar', goKey: 'r' }],
    },
    {
      path: routes.withdrawalHistory.path,
      title: 'Historial de retiros',
      anyOf,
      load: async () => (await import('./WithdrawalHistoryPage')).WithdrawalHistoryPage,
      list: 'withdrawals.history',
      menu: [{ group: withdrawalsGroup, label: 'Historial' }],
    },
  ],
  permissions: [
    {
      area: 'Autorización de retiros',
      words: { WITHDRAWAL_SEARCH: 'Buscar', WITHDRAWAL_AUTHORIZE: 'Autorizar y rechazar' },
    },
  ],
});
