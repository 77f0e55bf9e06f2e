export type { Preference } from './create-preferences';
export { readBoolean, readTexts } from './readers';
export { usePreference } from './use-preference';
