import Check from '@mui/icons-material/CheckRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { filterTexts as texts } from './list.texts';

interface StatusMenuProps<Status extends string> {
  /** Null for all. */
  readonly status: Status | null;
  /** What can be chosen besides all, a line between one group and the next. */
  readonly groups: readonly (readonly Status[])[];
  readonly labelOf: (status: Status) => string;
  readonly onChange: (status: Status | null) => void;
}

/** One status at a time, or all. */
export const StatusMenu = <Status extends string>({ status, groups, labelOf, onChange }: StatusMenuProps<Status>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = (value: Status | null): string => (value === null ? texts.allStatuses : labelOf(value));
  const choose = (chosen: Status | null) => () => {
    setAnchor(null);
    onChange(chosen);
  };
  const option = (value: Status | null) => (
    <MenuItem
      key={value ?? 'all'}
      role="menuitemradio"
      aria-checked={value === status}
      selected={value === status}
      onClick={choose(value)}
    >
      <ListItemIcon>{value === status && <Check fontSize="small" />}</ListItemIcon>
      {label(value)}
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
        {texts.status}: {label(status)}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => {
          setAnchor(null);
        }}
      >
        {option(null)}
        {groups.flatMap((group) => [<Divider key={`before ${group.join()}`} />, ...group.map(option)])}
      </Menu>
    </>
  );
};
