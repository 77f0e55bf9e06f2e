import { useAuthentication, useMayExplore } from '@/shared/auth';
import { runCommand } from '@/shared/keyboard';
import { useThemeMode } from '@/shared/theme';
import type { Place } from './places';
import { quickSearchTexts as texts } from './quick-search.texts';

/** Returns the commands that the quick search offers by name. */
export const useCommands = (): readonly Place[] => {
  const { choose } = useThemeMode();
  const { signOut } = useAuthentication();
  const mayExplore = useMayExplore();
  return [
    { label: texts.darkTheme, to: 'dark', run: () => choose('dark') },
    { label: texts.lightTheme, to: 'light', run: () => choose('light') },
    { label: texts.systemTheme, to: 'system', run: () => choose('system') },
    { label: texts.keySheet, to: 'sheet', run: () => runCommand('sheet') },
    { label: texts.signOut, to: 'sign-out', run: () => void signOut() },
    ...(mayExplore
      ? [{ label: texts.explorer, to: 'explorer', run: () => void window.open('/explorer/', '_blank', 'noopener') }]
      : []),
  ];
};
