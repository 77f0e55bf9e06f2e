export { AppTheme } from './AppTheme';
export type { Tone } from './palette';
export { visuallyHidden } from './visually-hidden';
export { useThemeMode, type ThemeMode } from './use-theme-mode';
