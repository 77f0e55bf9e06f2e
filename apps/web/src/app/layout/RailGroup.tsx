import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MenuLink, MenuSection } from '@/shared/feature/feature';

interface RailGroupProps {
  readonly group: MenuSection;
  readonly active: MenuLink | undefined;
}

/** A group of the collapsed menu: its sign, and its items in a menu of their own. */
export const RailGroup = ({ group, active }: RailGroupProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const Icon = group.icon;
  const holdsActive = active !== undefined && group.items.includes(active);
  const close = () => {
    setAnchor(null);
  };
  return (
    <li>
      <Tooltip title={group.label} placement="right">
        <IconButton
          aria-label={group.label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={menuId}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{
            width: 40,
            height: 40,
            color: holdsActive ? 'primary.main' : 'text.secondary',
            bgcolor: holdsActive ? 'surface.accent' : 'transparent',
          }}
        >
          <Icon sx={{ fontSize: 20 }} />
        </IconButton>
      </Tooltip>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { ml: 1, minWidth: 180 } }, list: { 'aria-label': group.label } }}
      >
        <Typography component="li" role="presentation" variant="overline" color="textSecondary" sx={{ px: 1.25 }}>
          {group.label}
        </Typography>
        {group.items.map((item) => (
          <MenuItem
            key={item.label}
            component={Link}
            to={item.to}
            onClick={close}
            selected={item === active}
            aria-current={item === active ? 'page' : undefined}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </li>
  );
};
