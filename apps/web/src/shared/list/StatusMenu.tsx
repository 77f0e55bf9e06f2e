import Check from '@mui/icons-material/CheckRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { Choice } from './filters';
import { filterTexts as texts } from './list.texts';

interface StatusMenuProps<Status extends string> {
  /** Chosen status; null for all. */
  readonly status: Status | null;
  /** Choices besides "all", with a divider between groups. */
  readonly groups: readonly (readonly Choice<Status>[])[];
  readonly onChange: (status: Status | null) => void;
}

/** Menu of statuses, of which one or "all" is chosen. */
export const StatusMenu = <Status extends string>({ status, groups, onChange }: StatusMenuProps<Status>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const all = { id: null, name: texts.allStatuses };
  const shown = groups.flat().find(({ id }) => id === status) ?? all;
  const choose = (chosen: Status | null) => () => {
    setAnchor(null);
    onChange(chosen);
  };
  const option = ({ id, name }: { readonly id: Status | null; readonly name: string }) => (
    <MenuItem
      key={id ?? 'all'}
      role="menuitemradio"
      aria-checked={id === status}
      selected={id === status}
      onClick={choose(id)}
    >
      <ListItemIcon>{id === status && <Check fontSize="small" />}</ListItemIcon>
      {name}
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
        {texts.status}: {shown.name}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {option(all)}
        {groups.flatMap((group) => [<Divider key={`before ${group[0]?.id ?? ''}`} />, ...group.map(option)])}
      </Menu>
    </>
  );
};
