import { operationPermissions } from '@backoffice/schema/permissions';
import { BankFileItems } from '@/domain/bank-file/BankFileItems';
import { OfferedRowMenu } from '@/shared/actions';
import type { WithdrawFilter } from '@/shared/apollo/schema-types.generated';
import { useApolloClient } from '@/shared/apollo';
import { createBulk } from '@/shared/bulk';
import type { WithdrawRowFragment } from '../list/WithdrawsPage.generated';
import { actionTexts, withdraw, withdrawsTexts as texts } from '../withdraw.texts';
import { useOfferedWithdrawActions } from './withdraw.actions';
import { DownloadWithdrawFileDocument } from './WithdrawChanges.generated';

/** The menu of a withdraw in the list: its files, and its actions as the gateway offers them (B61, B171). */
export const WithdrawRowMenu = ({ row }: { readonly row: WithdrawRowFragment }) => {
  const client = useApolloClient();
  return (
    <OfferedRowMenu
      row={row}
      texts={texts}
      useOfferedActions={useOfferedWithdrawActions}
      after={({ onClose }) => (
        <BankFileItems
          actions={row.bulkActions}
          ask={(format) => client.mutate({ mutation: DownloadWithdrawFileDocument, variables: { id: row.id, format } })}
          onDone={onClose}
        />
      )}
    />
  );
};

/** Hook of the actions on the selected withdraws, offered while all of them are pending (B172). */
export const useWithdrawBulk = createBulk<WithdrawRowFragment, WithdrawFilter, 'transfer' | 'reject'>({
  noun: withdraw,
  amountOf: (row) => row,
  anyOf: [...operationPermissions['Mutation.transferWithdraw'], ...operationPermissions['Mutation.rejectWithdraw']],
  labels: { transfer: actionTexts.transfer.label, reject: actionTexts.reject.label },
  onlyIfAll: ({ status }) => status === 'PENDING',
  clearLabel: texts.deselect,
  load: async () => (await import('./withdraw.dialogs')).WithdrawBulkDialog,
});
