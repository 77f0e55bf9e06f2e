export { AppTheme } from './AppTheme';
export type { Tone } from './palette';
export { VisuallyHidden } from './VisuallyHidden';
export { useThemeMode, type ThemeMode } from './use-theme-mode';
