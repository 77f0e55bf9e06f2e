export { readBoolean, readEach, readTexts, type Preference } from './create-preferences';
export { usePreference } from './use-preference';
