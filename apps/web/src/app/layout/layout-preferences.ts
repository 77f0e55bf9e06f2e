import { readBoolean, readTexts, type Preference } from '@/shared/preferences';

/** Preference: the menu shows only icons. */
export const menuCollapsed: Preference<boolean> = { key: 'menu.collapsed', initial: false, read: readBoolean };

/** Preference: ids of the menu groups that stay open, besides the group of the open page. Initially the payers. */
export const openGroups: Preference<readonly string[]> = {
  key: 'menu.open',
  initial: ['payers'],
  read: readTexts,
};

/** Preference: ids of the news that the person has read. */
export const readNews: Preference<readonly string[]> = { key: 'news.read', initial: [], read: readTexts };

/** Preference: ids of the notes with mentions that were read. */
export const readMentions: Preference<readonly string[]> = { key: 'mentions.read', initial: [], read: readTexts };

/** Preference: ids of the other notices of a week that were read: decisions of others, and ended work. */
export const readNotices: Preference<readonly string[]> = { key: 'notices.read', initial: [], read: readTexts };
