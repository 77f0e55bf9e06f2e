import DataObject from '@mui/icons-material/DataObjectRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import KeyboardAlt from '@mui/icons-material/KeyboardAltOutlined';
import Logout from '@mui/icons-material/LogoutRounded';
import PersonOutline from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { useMayExplore, useViewer } from '@/shared/auth';
import { runCommand } from '@/shared/keyboard';
import { lateHelper } from '@/shared/late-code';
import { appTexts } from '../app.texts';
import { useSignOut } from '../personal/use-sign-out';

/** Lazily loaded: only people who may use the explorer need it. */
const ExploreItems = lateHelper(async () => (await import('../explore/ExploreItems')).ExploreItems);

/** Menu with the person's name, profile, shortcuts, sign-out (A13), and the explorer if the person may use it. */
export const UserMenu = () => {
  const viewer = useViewer();
  const signOut = useSignOut();
  const mayExplore = useMayExplore();
  // not a CSS rule: Chromium 156 sometimes kept the name visible after the window became narrow
  const isNamed = useMediaQuery((theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        color="inherit"
        aria-label={`${appTexts.userMenu}: ${viewer.username}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: 0.5, px: 0.75, gap: 1, minWidth: 40 }}
      >
        <Box
          aria-hidden
          component="span"
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 28,
            height: 28,
            borderRadius: '50%',
            bgcolor: 'surface.accent',
            color: 'primary.main',
            typography: 'subtitle2',
            // CSS content: as text, the initial would be a visible label that the accessible name lacks (WCAG 2.5.3)
            '&::before': { content: JSON.stringify(viewer.username.charAt(0).toUpperCase()) },
          }}
        />
        {isNamed && (
          <>
            <span>{viewer.username}</span>
            <ExpandMore sx={{ fontSize: 18, color: 'text.secondary' }} />
          </>
        )}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 220, mt: 0.5 } } }}
      >
        <Box component="li" role="presentation" sx={{ px: 1.25, py: 0.75 }}>
          <Typography component="div" variant="subtitle1">
            {viewer.name}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {viewer.email ?? viewer.username}
          </Typography>
        </Box>
        <Divider component="li" role="presentation" />
        <MenuItem component={Link} to={routes.profile.path} onClick={close}>
          <ListItemIcon>
            <PersonOutline fontSize="small" />
          </ListItemIcon>
          {appTexts.profile}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            runCommand('sheet');
          }}
          sx={{ display: { xs: 'none', sm: 'flex' } }}
        >
          <ListItemIcon>
            <KeyboardAlt fontSize="small" />
          </ListItemIcon>
          {appTexts.keyboard}
        </MenuItem>
        {mayExplore && (
          <MenuItem component="a" href="/explorer/" target="_blank" rel="noopener" onClick={close}>
            <ListItemIcon>
              <DataObject fontSize="small" />
            </ListItemIcon>
            {appTexts.explorer}
          </MenuItem>
        )}
        {mayExplore && <ExploreItems onOpen={close} />}
        <MenuItem onClick={signOut}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {appTexts.signOut}
        </MenuItem>
      </Menu>
    </>
  );
};
