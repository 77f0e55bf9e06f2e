export { AppTheme } from './AppTheme';
export type { Tone } from './palette';
export { SESSION_ENDED } from './session-ended';
export { VisuallyHidden } from './VisuallyHidden';
export { useThemeMode, type ThemeMode } from './use-theme-mode';
