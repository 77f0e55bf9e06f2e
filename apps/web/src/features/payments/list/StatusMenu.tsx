import Check from '@mui/icons-material/CheckRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { paymentStatus, paymentStatuses } from '../payments.status';
import { paymentsTexts as texts } from '../payments.texts';
import type { PaymentList } from './payment-list.address';

type Status = PaymentList['status'];

interface StatusMenuProps {
  readonly status: Status;
  readonly onChange: (status: Status) => void;
}

export const statusLabel = (status: Status): string => {
  if (status === null) return texts.allStatuses;
  return status === 'OVERDUE' ? texts.overdue : paymentStatus[status].label;
};

/** One status at a time, or all; overdue stands apart because it is derived (CON-08). */
export const StatusMenu = ({ status, onChange }: StatusMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (chosen: Status) => () => {
    setAnchor(null);
    onChange(chosen);
  };
  const option = (value: Status) => (
    <MenuItem
      key={value ?? 'all'}
      role="menuitemradio"
      aria-checked={value === status}
      selected={value === status}
      onClick={choose(value)}
    >
      <ListItemIcon>{value === status && <Check fontSize="small" />}</ListItemIcon>
      {statusLabel(value)}
    </MenuItem>
  );
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        {texts.status}: {statusLabel(status)}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => {
          setAnchor(null);
        }}
      >
        {option(null)}
        <Divider />
        {paymentStatuses.known.map(option)}
        <Divider />
        {option('OVERDUE')}
      </Menu>
    </>
  );
};
