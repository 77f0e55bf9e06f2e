import { readBoolean, type Preference } from '@/shared/preferences';

/** Preference for shortcuts of a single key. People who use speech input can disable them (WCAG 2.1.4). */
export const singleKeys: Preference<boolean> = { key: 'keyboard.single', initial: true, read: readBoolean };
