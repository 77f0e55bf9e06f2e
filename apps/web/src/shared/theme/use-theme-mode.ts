import { useColorScheme } from '@mui/material/styles';
import { useLayoutEffect } from 'react';
import { usePreference } from '@/shared/preferences';
import { themeChoice, type ThemeMode } from './theme-preference';

interface ThemeModeChoice {
  readonly mode: ThemeMode;
  readonly choose: (mode: ThemeMode) => void;
}

/** The scheme that the person chose, and how to choose another. */
export const useThemeMode = (): ThemeModeChoice => {
  const [mode = 'system', change] = usePreference(themeChoice);
  return { mode, choose: (next) => change(() => next) };
};

/** Shows everything in the scheme that the person chose, wherever it was chosen. */
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
