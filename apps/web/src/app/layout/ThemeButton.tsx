import Check from '@mui/icons-material/CheckRounded';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Contrast from '@mui/icons-material/ContrastRounded';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useThemeMode, type ThemeMode } from '@/shared/theme';
import { appTexts } from '../app.texts';

const choices = [
  { mode: 'system', label: appTexts.themeSystem, Icon: Contrast },
  { mode: 'light', label: appTexts.themeLight, Icon: LightMode },
  { mode: 'dark', label: appTexts.themeDark, Icon: DarkMode },
] as const satisfies readonly { mode: ThemeMode; label: string; Icon: typeof Check }[];

/** Button that opens the menu of themes: light, dark, or the theme of the operating system. */
export const ThemeButton = () => {
  const { mode, choose } = useThemeMode();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Chosen = choices.find((choice) => choice.mode === mode)?.Icon ?? Contrast;
  return (
    <>
      <Tooltip title={appTexts.theme}>
        <IconButton
          aria-label={appTexts.theme}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Chosen fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ mode: choice, label, Icon }) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === mode}
            onClick={() => {
              choose(choice);
              setAnchor(null);
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
            <Check sx={{ ml: 2, fontSize: 18, visibility: choice === mode ? 'visible' : 'hidden' }} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
