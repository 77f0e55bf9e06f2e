import { operationPermissions } from '@backoffice/schema/permissions';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { OfferedRowMenu } from '@/shared/actions';
import type { TransferFilter } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import type { TransferRowFragment } from '../list/TransfersPage.generated';
import { conciliateTexts, transfer, transfersTexts as texts } from '../transfer.texts';
import { useOfferedTransferActions } from './transfer.actions';

interface RowProps {
  readonly row: TransferRowFragment;
}

/** The menu of a transfer in the list: its payment, and the conciliation as the gateway offers it (B46). */
export const TransferRowMenu = ({ row }: RowProps) => {
  const { paymentId } = row;
  return (
    <OfferedRowMenu
      row={row}
      texts={texts}
      useOfferedActions={useOfferedTransferActions}
      before={() =>
        paymentId !== null && (
          <MenuItem component={Link} to={routes.payment.href(paymentId)}>
            <ListItemIcon>
              <Visibility fontSize="small" />
            </ListItemIcon>
            {texts.seePayment}
          </MenuItem>
        )
      }
    />
  );
};

/** Hook of the conciliation of the selected transfers. */
export const useTransferBulk = createBulk<TransferRowFragment, TransferFilter, 'conciliate'>({
  noun: transfer,
  amountOf: (row) => row,
  anyOf: operationPermissions['Mutation.conciliateTransfer'],
  labels: { conciliate: conciliateTexts.label },
  load: async () => (await import('./transfer.dialogs')).TransferBulkDialog,
});
