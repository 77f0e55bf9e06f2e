import { operationPermissions } from '@backoffice/schema/permissions';
import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { ActionItems, useOpenAction } from '@/shared/actions';
import type { TransferFilter } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import { notify } from '@/shared/feedback';
import { RowMenu, type OpenRowMenu } from '@/shared/list';
import type { TransferRowFragment } from '../list/TransfersPage.generated';
import { conciliateTexts, transfer, transfersTexts as texts } from '../transfer.texts';
import { useOfferedTransferActions } from './transfer.actions';

interface RowProps {
  readonly row: TransferRowFragment;
}

const Items = ({ row, anchor, onClose }: RowProps & OpenRowMenu) => {
  const open = useOpenAction();
  const actions = useOfferedTransferActions({ id: row.id, availableActions: row.bulkActions }, (name) =>
    open(name, row),
  );
  const copy = () => {
    void navigator.clipboard.writeText(row.id).then(() => {
      notify.short(texts.idCopied, 'success');
    });
    onClose();
  };
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { disabledItemsFocusable: true } }}>
      {row.paymentId !== null && (
        <MenuItem component={Link} to={routes.payment.href(row.paymentId)}>
          <ListItemIcon>
            <Visibility fontSize="small" />
          </ListItemIcon>
          {texts.seePayment}
        </MenuItem>
      )}
      <MenuItem onClick={copy}>
        <ListItemIcon>
          <ContentCopy fontSize="small" />
        </ListItemIcon>
        {texts.copyId}
      </MenuItem>
      {actions.length > 0 && <Divider />}
      <ActionItems actions={actions} onDone={onClose} />
    </Menu>
  );
};

/** The menu of a transfer in the list: its payment, and the conciliation as the gateway offers it (B46). */
export const TransferRowMenu = ({ row }: RowProps) => (
  <RowMenu label={texts.actionsOf(row.id)}>{(menu) => <Items row={row} {...menu} />}</RowMenu>
);

/** Hook of the conciliation of the selected transfers. */
export const useTransferBulk = createBulk<TransferRowFragment, TransferFilter, 'conciliate'>({
  noun: transfer,
  amountOf: (row) => row,
  anyOf: operationPermissions['Mutation.conciliateTransfer'],
  labels: { conciliate: conciliateTexts.label },
  load: async () => (await import('./transfer.dialogs')).TransferBulkDialog,
});
