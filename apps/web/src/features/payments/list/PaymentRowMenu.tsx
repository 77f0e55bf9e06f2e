import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import MoreVert from '@mui/icons-material/MoreVertRounded';
import OpenInNew from '@mui/icons-material/OpenInNewRounded';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorOf } from '@/shared/apollo';
import { notify } from '@/shared/feedback';
import { useSettings } from '@/shared/settings';
import { texts as common } from '@/shared/texts';
import { formAddress } from '../payments.form';
import { paymentPath } from '../payments.paths';
import { paymentsTexts as texts } from '../payments.texts';
import { usePaymentRowActionsLazyQuery } from './PaymentRowMenu.generated';

interface PaymentRowMenuProps {
  readonly id: string;
  readonly transactionId: string | null;
}

const copy = (text: string): void => {
  void navigator.clipboard.writeText(text).then(() => {
    notify.short(texts.idCopied, 'success');
  });
};

/** What can be done with a row. Whether the form may be opened is asked when the menu opens: the gateway knows. */
export const PaymentRowMenu = ({ id, transactionId }: PaymentRowMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { formUrl } = useSettings();
  const [ask, answer] = usePaymentRowActionsLazyQuery();
  const payment = answer.data?.payment;
  const openForm = payment?.availableActions.find(({ name }) => name === 'openForm');
  const failure = errorOf(answer);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        aria-label={texts.actionsOf(id)}
        aria-haspopup="menu"
        size="small"
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          void ask({ variables: { id } });
        }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        <MenuItem component={Link} to={paymentPath(id)}>
          <ListItemIcon>
            <Visibility fontSize="small" />
          </ListItemIcon>
          {texts.seeDetail}
        </MenuItem>
        <MenuItem
          component="a"
          href={payment ? formAddress(formUrl, payment) : undefined}
          target="_blank"
          rel="noopener"
          disabled={openForm?.allowed !== true}
        >
          <ListItemIcon>
            <OpenInNew fontSize="small" />
          </ListItemIcon>
          <ListItemText
            primary={texts.openForm}
            secondary={openForm?.reason ?? failure?.message ?? (openForm ? undefined : common.loading)}
          />
        </MenuItem>
        <MenuItem
          onClick={() => {
            copy(id);
          }}
        >
          <ListItemIcon>
            <ContentCopy fontSize="small" />
          </ListItemIcon>
          {texts.copyPaymentId}
        </MenuItem>
        {transactionId !== null && (
          <MenuItem
            onClick={() => {
              copy(transactionId);
            }}
          >
            <ListItemIcon>
              <ContentCopy fontSize="small" />
            </ListItemIcon>
            {texts.copyTransactionId}
          </MenuItem>
        )}
      </Menu>
    </>
  );
};
