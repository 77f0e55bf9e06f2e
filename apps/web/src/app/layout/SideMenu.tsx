import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { usePermissions } from '@/shared/auth';
import { usePreference } from '@/shared/preferences';
import { useSettings } from '@/shared/settings';
import { appTexts } from '../app.texts';
import { activeItem, navigationFor } from '../navigation';
import { BAR_HEIGHT } from './bar-height';
import { MenuGroup } from './MenuGroup';
import { RailGroup } from './RailGroup';
import { openGroups } from './layout-preferences';
import { usePreloading } from './use-preloading';

/** Logo of the product, which links to the home page. */
const Brand = ({ compact }: { readonly compact: boolean }) => (
  <Box
    component={Link}
    to={routes.home.path}
    aria-label={appTexts.product}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.25,
      height: BAR_HEIGHT,
      px: compact ? 0 : 2,
      justifyContent: compact ? 'center' : 'flex-start',
      color: 'text.primary',
      textDecoration: 'none',
      flex: 'none',
    }}
  >
    <Box component="img" src="/favicon.svg" alt="" width={28} height={28} />
    {!compact && (
      <Typography component="span" variant="h3" noWrap>
        {appTexts.brand}
      </Typography>
    )}
  </Box>
);

interface SideMenuProps {
  /** Shows icons only, to save width. */
  readonly collapsed: boolean;
  /** Called when a link is followed: the drawer of small screens closes. */
  readonly onFollow?: (() => void) | undefined;
}

/** Menu of the items that the person may open, by group. The version of the product is at the bottom (A12, A13). */
export const SideMenu = ({ collapsed, onFollow }: SideMenuProps) => {
  const groups = navigationFor(usePermissions());
  const active = activeItem(groups, useLocation());
  usePreloading(active?.detail);
  const { version } = useSettings();
  const [open, setOpen] = usePreference(openGroups);
  const toggle = (id: string): void => {
    setOpen((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]));
  };
  return (
    <Box
      component="nav"
      aria-label={appTexts.mainMenu}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      <Brand compact={collapsed} />
      <Box sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', px: 1.5, py: 1, scrollbarWidth: 'thin' }}>
        <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 0.25, listStyle: 'none' }}>
          {groups.map((group) =>
            collapsed ? (
              <RailGroup key={group.id} group={group} active={active} />
            ) : (
              <MenuGroup
                key={group.id}
                group={group}
                active={active}
                open={open.includes(group.id) || group.items.some((item) => item === active)}
                onToggle={() => toggle(group.id)}
                onFollow={onFollow}
              />
            ),
          )}
        </Box>
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        noWrap
        sx={{ px: collapsed ? 0 : 2.75, py: 1.5, textAlign: collapsed ? 'center' : 'left', flex: 'none' }}
      >
        {collapsed ? version : `${appTexts.version} ${version}`}
      </Typography>
    </Box>
  );
};
