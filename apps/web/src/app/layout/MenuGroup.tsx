import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import { useId } from 'react';
import type { MenuLink, MenuSection } from '@/shared/feature/feature';
import { NavigationLink } from './NavigationLink';

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
