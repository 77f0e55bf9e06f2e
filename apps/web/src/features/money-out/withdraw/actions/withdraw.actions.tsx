import { operationPermissions } from '@backoffice/schema/permissions';
import Block from '@mui/icons-material/BlockRounded';
import Refresh from '@mui/icons-material/RefreshRounded';
import Send from '@mui/icons-material/SendRounded';
import { createEntityActions } from '@/shared/actions';
import type { WithdrawFilter } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import type { WithdrawRowFragment } from '../list/WithdrawsPage.generated';
import { actionTexts, withdraw, withdrawsTexts } from '../withdraw.texts';

/** Actions of withdraws for row menu and dialogs: `?accion=transfer&retiro=…`. */
export const withdrawActions = createEntityActions({
  parameter: 'retiro',
  actions: {
    transfer: { label: actionTexts.transfer.label, icon: <Send /> },
    reject: { label: actionTexts.reject.label, icon: <Block /> },
    reexport: { label: actionTexts.reexport.label, icon: <Refresh /> },
  },
  load: async () => (await import('./withdraw.dialogs')).WithdrawDialog,
});

/** Bulk actions on the selected withdraws, offered while all of them are pending (B172). */
export const withdrawBulk = createBulk<WithdrawRowFragment, WithdrawFilter, 'transfer' | 'reject'>({
  noun: withdraw,
  amountOf: (row) => row,
  anyOf: [...operationPermissions['Mutation.transferWithdraw'], ...operationPermissions['Mutation.rejectWithdraw']],
  main: 'transfer',
  labels: { transfer: actionTexts.transfer.label, reject: actionTexts.reject.label },
  onlyIfAll: ({ status }) => status === 'PENDING',
  clearLabel: withdrawsTexts.deselect,
  load: async () => (await import('./withdraw.dialogs')).WithdrawBulkDialog,
});
