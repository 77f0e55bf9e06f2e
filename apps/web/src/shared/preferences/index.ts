export type { Preference } from './create-preferences';
export { readBoolean, readEach, readTexts } from './readers';
export { usePreference } from './use-preference';
