import HelpOutline from '@mui/icons-material/HelpOutlineRounded';
import SupportAgent from '@mui/icons-material/SupportAgentRounded';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { useSettings } from '@/shared/settings';
import { appTexts } from '../app.texts';
import { QuickSearch } from '../quick-search/QuickSearch';
import { BAR_HEIGHT } from './bar-height';
import { NewsButton } from './NewsButton';
import { NoticesButton } from './NoticesButton';
import { ThemeButton } from './ThemeButton';
import { UserMenu } from './UserMenu';

interface TopBarLinkProps {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
}

const barLink = { minWidth: 36, px: { xs: 1, lg: 1.25 }, gap: 0.75 } as const;

const BarText = ({ children }: { readonly children: string }) => (
  <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
    {children}
  </Box>
);

/** Link to an external page. Narrow screens show only its icon. */
const TopBarLink = ({ href, label, icon }: TopBarLinkProps) => (
  <Button
    href={href}
    target="_blank"
    rel="noreferrer"
    color="secondary"
    aria-label={`${label} ${appTexts.newTab}`}
    sx={barLink}
  >
    {icon}
    <BarText>{label}</BarText>
  </Button>
);

interface TopBarProps {
  readonly menuLabel: string;
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

/**
 * Top bar: menu button, quick search, help, news, notices, theme and user menu (A13). Links to support and documents
 * appear if they are configured.
 */
export const TopBar = ({ menuLabel, menuOpen, onMenu }: TopBarProps) => {
  const { supportUrl, documentsUrl } = useSettings();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, sm: 0.5 },
        height: BAR_HEIGHT,
        px: { xs: 1, sm: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Tooltip title={menuLabel}>
        <IconButton aria-label={menuLabel} aria-expanded={menuOpen} onClick={onMenu}>
          <MenuRounded fontSize="small" />
        </IconButton>
      </Tooltip>
      <QuickSearch />
      <Box sx={{ flex: 1 }} />
      {supportUrl !== '' && (
        <TopBarLink href={supportUrl} label={appTexts.support} icon={<SupportAgent fontSize="small" />} />
      )}
      {documentsUrl !== '' && (
        <TopBarLink href={documentsUrl} label={appTexts.documents} icon={<MenuBook fontSize="small" />} />
      )}
      <Button component={Link} to={routes.help.path} color="secondary" aria-label={appTexts.help} sx={barLink}>
        <HelpOutline fontSize="small" />
        <BarText>{appTexts.help}</BarText>
      </Button>
      <NewsButton />
      <Divider orientation="vertical" flexItem sx={{ mx: 1, my: 2, display: { xs: 'none', sm: 'block' } }} />
      <NoticesButton />
      <ThemeButton />
      <UserMenu />
    </Box>
  );
};
