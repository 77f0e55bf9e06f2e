import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { MenuLink } from '@/shared/feature/feature';

interface NavigationLinkProps {
  readonly item: MenuLink;
  readonly active: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** One place of the menu. */
export const NavigationLink = ({ item, active, onFollow }: NavigationLinkProps) => (
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
