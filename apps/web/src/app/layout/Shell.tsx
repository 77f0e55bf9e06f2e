import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useState } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { FrameShownContext } from '@/shared/frame-shown';
import { lateHelper } from '@/shared/late-code';
import { FILLS_WINDOW } from '@/shared/list';
import { usePreference } from '@/shared/preferences';
import { appTexts } from '../app.texts';
import { BAR_HEIGHT } from './bar-height';
import { menuCollapsed } from './layout-preferences';
import { PageContent, SkipLink } from './PageContent';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { useNewerVersion } from './use-newer-version';

/** Lazily loaded: only small screens use the drawer. */
const Drawer = lateHelper(async () => (await import('@mui/material/Drawer')).default);

/** Lazily loaded. It is rendered after the bar, so that it handles a key only when its command can run. */
const Keyboard = lateHelper(async () => (await import('../keyboard/Keyboard')).Keyboard);

const WIDTH = 248;
const RAIL_WIDTH = 64;

/** Window width in pixels that has room for the menu beside a table. In a narrower window the menu starts collapsed. */
const ROOMY = 1440;

/**
 * Layout of every page: menu at the side, bar at the top, page in the middle. On small screens the menu is a drawer.
 */
export const Shell = () => {
  const { breakpoints } = useTheme();
  const small = useMediaQuery(breakpoints.down('md'), { noSsr: true });
  const narrow = useMediaQuery(breakpoints.down(ROOMY), { noSsr: true });
  const [chosen, choose] = usePreference(menuCollapsed);
  const [opened, setOpened] = useState(false);
  const collapsed = narrow ? !opened : chosen;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => {
    setDrawerOpen(false);
  };
  // the query of the first page is sent before menu and bar render; until then the frame of index.html stays visible
  const isDrawn = useDeferredValue(true, false);
  useNewerVersion();
  const toggleLabel = collapsed ? appTexts.expandMenu : appTexts.collapseMenu;
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', '@media print': { minHeight: 0 } }}>
      <SkipLink />
      {small ? (
        <Drawer
          open={drawerOpen}
          onClose={closeDrawer}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-modal': true,
              'aria-label': appTexts.mainMenu,
              sx: { width: WIDTH, maxWidth: '86vw' },
            },
          }}
        >
          <SideMenu collapsed={false} onFollow={closeDrawer} />
        </Drawer>
      ) : (
        <Box
          sx={{
            position: 'sticky',
            top: 0,
            flex: 'none',
            width: collapsed ? RAIL_WIDTH : WIDTH,
            height: '100vh',
            bgcolor: 'background.paper',
            borderRight: 1,
            borderColor: 'divider',
            displayPrint: 'none',
          }}
        >
          {isDrawn && <SideMenu collapsed={collapsed} />}
        </Box>
      )}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          [`&:has(> main > .${FILLS_WINDOW})`]: {
            height: { sm: 'max(100dvh, 560px)' },
            '@media print': { height: 'auto' },
          },
        }}
      >
        {isDrawn ? (
          <TopBar
            menuLabel={small ? appTexts.openMenu : toggleLabel}
            menuOpen={small ? drawerOpen : !collapsed}
            onMenu={() => {
              if (small) setDrawerOpen(true);
              else if (narrow) setOpened(collapsed);
              else choose((now) => !now);
            }}
          />
        ) : (
          <Box sx={{ flex: 'none', height: BAR_HEIGHT }} />
        )}
        <FrameShownContext value={isDrawn}>
          <PageContent />
        </FrameShownContext>
      </Box>
      {isDrawn && <Keyboard />}
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </Box>
  );
};
