import { useColorScheme } from '@mui/material/styles';

export type ThemeMode = 'system' | 'light' | 'dark';

interface ThemeModeChoice {
  readonly mode: ThemeMode;
  readonly choose: (mode: ThemeMode) => void;
}

/** The chosen scheme and how to choose another. */
export const useThemeMode = (): ThemeModeChoice => {
  const { mode, setMode } = useColorScheme();
  return { mode: mode ?? 'system', choose: setMode };
};
