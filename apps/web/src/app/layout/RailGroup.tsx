import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MenuLink, MenuSection } from '@/shared/feature/feature';
import { ItemLabel, nameOf } from './menu-parts';

interface RailGroupProps {
  readonly group: MenuSection;
  readonly active: MenuLink | undefined;
}

const iconStyle = (active: boolean) => ({
  width: 40,
  height: 40,
  color: active ? 'primary.main' : 'text.secondary',
  bgcolor: active ? 'surface.accent' : 'transparent',
});

/** Icon of a group with a single screen. The icon is a link to that screen. */
const RailLink = ({ group, item, active }: { group: MenuSection; item: MenuLink; active: boolean }) => {
  const Icon = group.icon;
  return (
    <Tooltip title={nameOf(item, group)} placement="right">
      <IconButton component={Link} to={item.to} aria-current={active ? 'page' : undefined} sx={iconStyle(active)}>
        <Icon sx={{ fontSize: 20 }} />
      </IconButton>
    </Tooltip>
  );
};

/** Icon of a group, which opens its items in a menu. */
const RailMenu = ({ group, active }: RailGroupProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const Icon = group.icon;
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Tooltip title={group.label} placement="right">
        <IconButton
          aria-label={group.label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={menuId}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={iconStyle(active !== undefined && group.items.includes(active))}
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
        <Typography
          component="li"
          role="presentation"
          variant="overline"
          color="textSecondary"
          sx={{ display: 'flex', px: 1.25 }}
        >
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
            sx={{ gap: 1.5 }}
          >
            <ItemLabel item={item} group={group} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** Group of the collapsed menu, shown as an icon. */
export const RailGroup = ({ group, active }: RailGroupProps) => {
  const [first, ...others] = group.items;
  return (
    <li>
      {first && others.length === 0 ? (
        <RailLink group={group} item={first} active={first === active} />
      ) : (
        <RailMenu group={group} active={active} />
      )}
    </li>
  );
};
