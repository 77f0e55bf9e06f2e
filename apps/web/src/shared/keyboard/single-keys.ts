import { readBoolean, type Preference } from '@/shared/preferences';

/** Preference: keys act alone. Those who speak to their computer can switch it off (WCAG 2.1.4). */
export const singleKeys: Preference<boolean> = { key: 'keyboard.single', initial: true, read: readBoolean };
