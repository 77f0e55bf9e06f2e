import { operationPermissions } from '@backoffice/schema/permissions';
import { createEntityActions } from '@/shared/actions';
import type { WithdrawalFilter } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import type { WithdrawalRowFragment } from '../list/WithdrawalsPage.generated';
import { bulkActionTexts, withdrawal } from '../withdrawal.texts';
import { withdrawalOffers } from './withdrawal.offers';

/** Actions of withdrawals for row menu and dialogs: `?accion=authorize&retiro=…`. The detail is a dialog, too. */
export const withdrawalActions = createEntityActions({
  ...withdrawalOffers,
  load: async () => (await import('./withdrawal.dialogs')).WithdrawalDialog,
});

/** Bulk actions on the selected withdrawals, offered while all of them wait for authorization (B67). */
export const withdrawalBulk = createBulk<WithdrawalRowFragment, WithdrawalFilter, 'authorize' | 'reject'>({
  noun: withdrawal,
  amountOf: (row) => row,
  anyOf: operationPermissions['Mutation.authorizeWithdrawal'],
  main: 'authorize',
  labels: { authorize: bulkActionTexts.authorize.label, reject: bulkActionTexts.reject.label },
  onlyIfAll: ({ status }) => status === 'PENDING_AUTHORIZATION',
  load: async () => (await import('./withdrawal.dialogs')).WithdrawalBulkDialog,
});
