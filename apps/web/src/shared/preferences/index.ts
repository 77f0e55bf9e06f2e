export { chosen, readBoolean, readEach, readTexts, type Choices, type Preference } from './create-preferences';
export { preferences, usePreference } from './use-preference';
