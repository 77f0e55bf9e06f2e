import { useColorScheme } from '@mui/material/styles';
import { useLayoutEffect } from 'react';
import { usePreference } from '@/shared/preferences';
import { themeChoice, type ThemeMode } from './theme-preference';

interface ThemeModeChoice {
  readonly mode: ThemeMode;
  readonly choose: (mode: ThemeMode) => void;
}

/** Hook with the person's color scheme and the function that changes it. */
export const useThemeMode = (): ThemeModeChoice => {
  const [mode = 'system', change] = usePreference(themeChoice);
  return { mode, choose: (next) => change(() => next) };
};

/** Hook that applies the person's color scheme, including one that was chosen in another browser. */
export const useChosenTheme = (): void => {
  const { mode } = useThemeMode();
  const { mode: shown, setMode } = useColorScheme();
  useLayoutEffect(
    function follow() {
      if (shown !== undefined && shown !== mode) setMode(mode);
    },
    [mode, shown, setMode],
  );
};
