import { operationPermissions } from '@backoffice/schema/permissions';
import Block from '@mui/icons-material/BlockRounded';
import Check from '@mui/icons-material/CheckRounded';
import { createEntityActions } from '@/shared/actions';
import type { WithdrawalFilter } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import type { WithdrawalRowFragment } from '../list/WithdrawalsPage.generated';
import { actionTexts, bulkActionTexts, withdrawal } from '../withdrawal.texts';

/** The actions of withdrawals: row menu and dialogs, `?accion=authorize&retiro=…`; the detail is one of the dialogs. */
export const withdrawalActions = createEntityActions({
  parameter: 'retiro',
  actions: {
    authorize: { label: actionTexts.authorize.label, icon: <Check /> },
    reject: { label: actionTexts.reject.label, icon: <Block /> },
  },
  nextOf: () => ['authorize'],
  load: async () => (await import('./withdrawal.dialogs')).WithdrawalDialog,
});

/** Hook of the actions on the selected withdrawals, offered while all of them wait for authorization (B67). */
export const useWithdrawalBulk = createBulk<WithdrawalRowFragment, WithdrawalFilter, 'authorize' | 'reject'>({
  noun: withdrawal,
  amountOf: (row) => row,
  anyOf: operationPermissions['Mutation.authorizeWithdrawal'],
  labels: { authorize: bulkActionTexts.authorize.label, reject: bulkActionTexts.reject.label },
  onlyIfAll: ({ status }) => status === 'PENDING_AUTHORIZATION',
  load: async () => (await import('./withdrawal.dialogs')).WithdrawalBulkDialog,
});
