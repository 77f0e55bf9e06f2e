export { AppTheme } from './AppTheme';
export type { Tone } from './palette';
export { useThemeMode, type ThemeMode } from './use-theme-mode';
