import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { MenuLink, MenuSection } from '@/shared/feature/feature';

interface NavigationLinkProps {
  readonly item: MenuLink;
  readonly active: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** One place of the menu. */
const NavigationLink = ({ item, active, onFollow }: NavigationLinkProps) => (
  <Box
    component={Link}
    to={item.to}
    onClick={onFollow}
    aria-current={active ? 'page' : undefined}
    sx={{
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minHeight: 32,
      pl: 5,
      pr: 1.5,
      borderRadius: '8px',
      fontSize: '0.8125rem',
      fontWeight: active ? 600 : 450,
      color: active ? 'primary.main' : 'text.secondary',
      bgcolor: active ? 'surface.accent' : 'transparent',
      textDecoration: 'none',
      transition: 'background-color 120ms, color 120ms',
      '&:hover': {
        color: active ? 'primary.main' : 'text.primary',
        bgcolor: active ? 'surface.accent' : 'surface.sunken',
      },
    }}
  >
    {item.label}
  </Box>
);

interface MenuGroupProps {
  readonly group: MenuSection;
  readonly open: boolean;
  readonly active: MenuLink | undefined;
  readonly onToggle: () => void;
  readonly onFollow?: (() => void) | undefined;
}

/** A group of the menu that opens and closes. */
export const MenuGroup = ({ group, open, active, onToggle, onFollow }: MenuGroupProps) => {
  const listId = useId();
  const Icon = group.icon;
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <ButtonBase
        aria-expanded={open}
        aria-controls={listId}
        onClick={onToggle}
        sx={{
          width: '100%',
          minHeight: 36,
          px: 1.25,
          gap: 1.5,
          borderRadius: '8px',
          justifyContent: 'flex-start',
          typography: 'subtitle2',
          color: 'text.primary',
          '&:hover': { bgcolor: 'surface.sunken' },
        }}
      >
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
              <NavigationLink item={item} active={item === active} onFollow={onFollow} />
            </li>
          ))}
        </Box>
      </Collapse>
    </Box>
  );
};
