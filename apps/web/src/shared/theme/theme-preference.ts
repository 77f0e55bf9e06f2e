import type { Preference } from '@/shared/preferences';
import { localTexts } from '@/shared/storage';
import { MODE_STORAGE_KEY } from './theme';

export type ThemeMode = 'system' | 'light' | 'dark';

/** Key of the local storage with the owner of `theme.mode`. The first paint happens before anyone is identified. */
const OWNER_KEY = 'theme.of';

const MODES: readonly ThemeMode[] = ['system', 'light', 'dark'];

const readMode = (kept: unknown): ThemeMode | undefined => MODES.find((mode) => mode === kept);

/** Preference for the theme; undefined until the person chooses one. */
export const themeChoice: Preference<ThemeMode | undefined> = { key: 'theme', initial: undefined, read: readMode };

/**
 * Returns the stored theme of this browser, unless it belongs to another person. A theme without an owner is from an
 * earlier version.
 */
export const storedThemeFor = (username: string): ThemeMode | undefined => {
  const owner = localTexts.read(OWNER_KEY);
  return owner === null || owner === username ? readMode(localTexts.read(MODE_STORAGE_KEY)) : undefined;
};

/** Stores the person as the owner of the theme for the first paint. */
export const ownTheme = (username: string): void => void localTexts.write(OWNER_KEY, username);

/** Deletes the theme for the first paint. */
export const forgetTheme = (): void => {
  localTexts.remove(OWNER_KEY);
  localTexts.remove(MODE_STORAGE_KEY);
};
