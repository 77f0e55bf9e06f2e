import { operationPermissions } from '@backoffice/schema/permissions';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { BankFileItems } from '@/domain/bank-file/BankFileItems';
import { OfferedRowMenu, useOpenAction } from '@/shared/actions';
import type { BatchFilter } from '@/shared/apollo/schema-types.generated';
import { useApolloClient } from '@/shared/apollo';
import { createBulk } from '@/shared/bulk';
import { actionTexts, batch, batchesTexts as texts, detailTexts } from '../batch.texts';
import type { BatchRowFragment } from '../list/BatchesPage.generated';
import { useOfferedBatchActions } from './batch.actions';
import { DownloadBatchFileDocument } from './BatchChanges.generated';

interface RowProps {
  readonly row: BatchRowFragment;
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

/** The menu of a batch in the list: its detail, its files, and its actions as the gateway offers them (B91, B187). */
export const BatchRowMenu = ({ row }: RowProps) => {
  const client = useApolloClient();
  return (
    <OfferedRowMenu
      row={row}
      texts={texts}
      useOfferedActions={useOfferedBatchActions}
      before={({ onClose }) => <DetailItem row={row} onDone={onClose} />}
      after={({ onClose }) => (
        <BankFileItems
          actions={row.bulkActions}
          ask={(format) => client.mutate({ mutation: DownloadBatchFileDocument, variables: { id: row.id, format } })}
          onDone={onClose}
        />
      )}
    />
  );
};

/** Hook of the new processing of the selected batches. */
export const useBatchBulk = createBulk<BatchRowFragment, BatchFilter, 'reprocess'>({
  noun: batch,
  amountOf: ({ balance, currencyId }) => ({ amount: balance, currencyId }),
  anyOf: operationPermissions['Mutation.reprocessBatch'],
  labels: { reprocess: actionTexts.reprocess.label },
  clearLabel: texts.deselect,
  load: async () => (await import('./batch.dialogs')).BatchBulkDialog,
});
