import { operationPermissions } from '@backoffice/schema/permissions';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { OfferedRowMenu, useOpenAction } from '@/shared/actions';
import type { WithdrawalFilter } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import type { WithdrawalRowFragment } from '../list/WithdrawalsPage.generated';
import { bulkActionTexts, detailTexts, withdrawal, withdrawalsTexts as texts } from '../withdrawal.texts';
import { useOfferedWithdrawalActions } from './withdrawal.actions';

interface RowProps {
  readonly row: WithdrawalRowFragment;
}

const DetailItem = ({ row, onDone }: RowProps & { readonly onDone: () => void }) => {
  const open = useOpenAction();
  return (
    <MenuItem
      onClick={() => {
        onDone();
        open('detail', row);
      }}
    >
      <ListItemIcon>
        <Visibility fontSize="small" />
      </ListItemIcon>
      {detailTexts.seeDetail}
    </MenuItem>
  );
};

/** The menu of a withdrawal in a list: its detail, and its actions as the gateway offers them (B68, B75). */
export const WithdrawalRowMenu = ({ row }: RowProps) => (
  <OfferedRowMenu
    row={row}
    texts={texts}
    useOfferedActions={useOfferedWithdrawalActions}
    before={({ onClose }) => <DetailItem row={row} onDone={onClose} />}
  />
);

/** Hook of the actions on the selected withdrawals, offered while all of them wait for authorization (B67). */
export const useWithdrawalBulk = createBulk<WithdrawalRowFragment, WithdrawalFilter, 'authorize' | 'reject'>({
  noun: withdrawal,
  amountOf: (row) => row,
  anyOf: operationPermissions['Mutation.authorizeWithdrawal'],
  labels: { authorize: bulkActionTexts.authorize.label, reject: bulkActionTexts.reject.label },
  onlyIfAll: ({ status }) => status === 'PENDING_AUTHORIZATION',
  load: async () => (await import('./withdrawal.dialogs')).WithdrawalBulkDialog,
});
