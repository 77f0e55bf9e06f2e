export { SettingsContext, useSettings } from './settings-context';
export type { NewsItem, Settings } from './settings';
