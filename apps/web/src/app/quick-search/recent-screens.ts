import { readTexts, type Preference } from '@/shared/preferences';

/** Preference: addresses of the screens chosen last. No other option is stored, because it could name a person. */
export const recentScreens: Preference<readonly string[]> = { key: 'search.recent', initial: [], read: readTexts };
