import { readTexts, type Preference } from '@/shared/preferences';

/** Addresses of screens that were chosen last. Nothing else is kept: it could name a person. */
export const recentScreens: Preference<readonly string[]> = { key: 'search.recent', initial: [], read: readTexts };
