import { readBoolean, type Preference } from '@/shared/preferences';

/** Whether keys alone have an effect; they can be switched off for those who speak to their computer (WCAG 2.1.4). */
export const singleKeys: Preference<boolean> = { key: 'keyboard.single', initial: true, read: readBoolean };
