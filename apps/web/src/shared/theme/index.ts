export { AppTheme } from './AppTheme';
export type { Tone } from './palette';
export { VisuallyHidden } from './VisuallyHidden';
export { forgetTheme, ownTheme, themeChoice, storedThemeFor, type ThemeMode } from './theme-preference';
export { useChosenTheme, useThemeMode } from './use-theme-mode';
