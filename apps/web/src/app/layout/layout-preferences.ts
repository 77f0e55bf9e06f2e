import { readBoolean, readTexts, type Preference } from '@/shared/preferences';

/** Preference: the menu shows only icons. */
export const menuCollapsed: Preference<boolean> = { key: 'menu.collapsed', initial: false, read: readBoolean };

/** The groups of the menu that are open: the daily ones, until the person arranges them. */
export const openGroups: Preference<readonly string[]> = {
  key: 'menu.open',
  initial: ['payers'],
  read: readTexts,
};

/** Ids of the news that were read. */
export const readNews: Preference<readonly string[]> = { key: 'news.read', initial: [], read: readTexts };
