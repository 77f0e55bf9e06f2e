import type { Preference } from '@/shared/preferences';
import { localTexts } from '@/shared/storage';
import { MODE_STORAGE_KEY } from './theme';

export type ThemeMode = 'system' | 'light' | 'dark';

/** Key of the local storage that says whose theme `theme.mode` is: the first paint knows nobody yet. */
const OWNER_KEY = 'theme.of';

const MODES: readonly ThemeMode[] = ['system', 'light', 'dark'];

const readMode = (kept: unknown): ThemeMode | undefined => MODES.find((mode) => mode === kept);

/** Preference: the theme; undefined until the person chose one. */
export const themeChoice: Preference<ThemeMode | undefined> = { key: 'theme', initial: undefined, read: readMode };

/** The theme that was chosen in this browser before choices had a person; undefined when it is another person's. */
export const unownedTheme = (username: string): ThemeMode | undefined => {
  const owner = localTexts.read(OWNER_KEY);
  return owner === null || owner === username ? readMode(localTexts.read(MODE_STORAGE_KEY)) : undefined;
};

/** Says whose theme this browser paints first. */
export const ownTheme = (username: string): void => void localTexts.write(OWNER_KEY, username);

/** Forgets the theme that this browser paints first. */
export const forgetTheme = (): void => {
  localTexts.remove(OWNER_KEY);
  localTexts.remove(MODE_STORAGE_KEY);
};
