import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverActions } from '@mui/material/Popover';
import { useCallback, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ActionItems, useOpenAction } from '@/shared/actions';
import { errorOf } from '@/shared/apollo';
import { notify } from '@/shared/feedback';
import { texts as common } from '@/shared/texts';
import type { PaymentActionsFragment } from '../actions/menu/PaymentActions.generated';
import { useOfferedActions } from '../actions/menu/use-offered-actions';
import { paymentHistoryPath, paymentPath } from '../payments.paths';
import { paymentsTexts as texts } from '../payments.texts';
import { usePaymentRowActionsQuery } from './PaymentRowMenu.generated';

interface PaymentRowMenuItemsProps {
  readonly anchor: HTMLElement;
  readonly id: string;
  readonly transactionId: string | null;
  readonly onClose: () => void;
}

const copy = (text: string): void => {
  void navigator.clipboard.writeText(text).then(() => {
    notify.short(texts.idCopied, 'success');
  });
};

interface CopyItemProps {
  readonly label: string;
  readonly value: string;
  readonly onDone: () => void;
}

const CopyItem = ({ label, value, onDone }: CopyItemProps) => (
  <MenuItem
    onClick={() => {
      copy(value);
      onDone();
    }}
  >
    <ListItemIcon>
      <ContentCopy fontSize="small" />
    </ListItemIcon>
    {label}
  </MenuItem>
);

interface RowActionsProps {
  readonly payment: PaymentActionsFragment;
  readonly onDone: () => void;
}

const RowActions = ({ payment, onDone }: RowActionsProps) => {
  const navigate = useNavigate();
  const open = useOpenAction();
  const actions = useOfferedActions(payment, (name) => {
    if (name === 'history') void navigate(paymentHistoryPath(payment.id));
    else open(name, payment);
  });
  // why something cannot be done is told on the detail, where there is room for it
  return <ActionItems actions={actions.filter(({ refusal }) => refusal === undefined)} onDone={onDone} />;
};

/** What the gateway says of the row's payment; asked when the menu opens. */
const AskedActions = ({ id, onDone, onShown }: { id: string; onDone: () => void; onShown: () => void }) => {
  const answer = usePaymentRowActionsQuery({ variables: { id } });
  const payment = answer.data?.payment;
  const problem = errorOf(answer)?.message ?? (answer.loading ? common.loading : texts.unavailable);
  useEffect(onShown, [onShown, payment]);
  if (payment) return <RowActions payment={payment} onDone={onDone} />;
  return (
    <MenuItem disabled>
      <ListItemText primary={problem} slotProps={{ primary: { sx: { whiteSpace: 'normal' } } }} />
    </MenuItem>
  );
};

/** The menu of a row: what can be looked at and copied at once, and what can be done as the gateway says. */
export const PaymentRowMenuItems = ({ anchor, id, transactionId, onClose }: PaymentRowMenuItemsProps) => {
  const menu = useRef<PopoverActions>(null);
  const placeAgain = useCallback(() => menu.current?.updatePosition(), []);
  return (
    <Menu action={menu} anchorEl={anchor} open onClose={onClose} slotProps={{ paper: { sx: { width: 260 } } }}>
      <MenuItem component={Link} to={paymentPath(id)}>
        <ListItemIcon>
          <Visibility fontSize="small" />
        </ListItemIcon>
        {texts.seeDetail}
      </MenuItem>
      <CopyItem label={texts.copyPaymentId} value={id} onDone={onClose} />
      {transactionId !== null && <CopyItem label={texts.copyTransactionId} value={transactionId} onDone={onClose} />}
      <Divider />
      <AskedActions id={id} onDone={onClose} onShown={placeAgain} />
    </Menu>
  );
};
