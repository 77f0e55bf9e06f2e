import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { SEARCH, type MenuLink, type MenuSection } from '@/shared/feature/feature';
import { VisuallyHidden } from '@/shared/theme';
import { ItemLabel } from './menu-parts';

/** Style of a link of the menu. The link of the open page is highlighted. */
const place = (active: boolean) => ({
  borderRadius: '8px',
  color: active ? 'primary.main' : 'text.secondary',
  bgcolor: active ? 'surface.accent' : 'transparent',
  transition: 'background-color 120ms, color 120ms',
  '&:hover': {
    color: active ? 'primary.main' : 'text.primary',
    bgcolor: active ? 'surface.accent' : 'surface.sunken',
  },
});

/** Style of the line of a group, which is a button or a link. */
const groupLine = {
  width: '100%',
  minHeight: 36,
  px: 1.25,
  py: 0.5,
  gap: 1.5,
  borderRadius: '8px',
  justifyContent: 'flex-start',
  typography: 'subtitle2',
  color: 'text.primary',
  '&:hover': { bgcolor: 'surface.sunken' },
} as const;

interface PlaceProps {
  readonly group: MenuSection;
  readonly item: MenuLink;
  readonly active: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** Link to one screen of a group. */
const ItemLink = ({ group, item, active, onFollow }: PlaceProps) => (
  <Box
    component={Link}
    to={item.to}
    onClick={onFollow}
    aria-current={active ? 'page' : undefined}
    sx={{
      ...place(active),
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 32,
      pl: 5,
      pr: 1.25,
      fontSize: '0.8125rem',
      fontWeight: active ? 600 : 450,
      textDecoration: 'none',
    }}
  >
    <ItemLabel item={item} group={group} />
  </Box>
);

/**
 * Link of a group with a single screen. It shows the name of the group, and the label of the screen below. The label
 * `SEARCH` is only for screen readers.
 */
const GroupLink = ({ group, item, active, onFollow }: PlaceProps) => {
  const Icon = group.icon;
  return (
    <ButtonBase
      component={Link}
      to={item.to}
      onClick={onFollow}
      aria-current={active ? 'page' : undefined}
      sx={{ ...groupLine, ...(active && place(true)) }}
    >
      <Icon aria-hidden sx={{ fontSize: 19, color: active ? 'inherit' : 'text.secondary' }} />
      <span>
        {item.label === SEARCH && <VisuallyHidden>{SEARCH} </VisuallyHidden>}
        {group.label}
        {item.label !== SEARCH && (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {item.label}
          </Typography>
        )}
      </span>
    </ButtonBase>
  );
};

interface MenuGroupProps {
  readonly group: MenuSection;
  readonly open: boolean;
  readonly active: MenuLink | undefined;
  readonly onToggle: () => void;
  readonly onFollow?: (() => void) | undefined;
}

/** Group of the menu that expands and collapses. A group with a single screen is a link. */
export const MenuGroup = ({ group, open, active, onToggle, onFollow }: MenuGroupProps) => {
  const listId = useId();
  const Icon = group.icon;
  const [first, ...others] = group.items;
  if (first && others.length === 0)
    return (
      <li>
        <GroupLink group={group} item={first} active={first === active} onFollow={onFollow} />
      </li>
    );
  return (
    <li>
      <ButtonBase aria-expanded={open} aria-controls={open ? listId : undefined} onClick={onToggle} sx={groupLine}>
        <Icon aria-hidden sx={{ fontSize: 19, color: 'text.secondary' }} />
        {group.label}
        <ExpandMore
          aria-hidden
          sx={{
            ml: 'auto',
            fontSize: 18,
            color: 'text.disabled',
            transform: open ? 'none' : 'rotate(-90deg)',
            transition: 'transform 160ms',
          }}
        />
      </ButtonBase>
      <Collapse in={open} timeout={160} unmountOnExit>
        <Box component="ul" id={listId} sx={{ m: 0, p: 0, py: 0.25, display: 'grid', gap: 0.25, listStyle: 'none' }}>
          {group.items.map((item) => (
            <li key={item.label}>
              <ItemLink group={group} item={item} active={item === active} onFollow={onFollow} />
            </li>
          ))}
        </Box>
      </Collapse>
    </li>
  );
};
