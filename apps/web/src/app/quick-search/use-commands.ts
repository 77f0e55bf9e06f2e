import { useState } from 'react';
import { openActions, runOpenAction } from '@/shared/actions';
import { useMayExplore } from '@/shared/auth';
import { runCommand } from '@/shared/keyboard';
import { useThemeMode } from '@/shared/theme';
import { useSignOut } from '../personal/use-sign-out';
import type { Place } from './places';
import { quickSearchTexts as texts } from './quick-search.texts';

/** Returns the allowed actions of the record that was open when the quick search opened. */
export const useRecordActions = (): readonly Place[] => {
  const [actions] = useState(openActions);
  return actions.map(({ name, label }) => ({ label, to: name, run: () => runOpenAction(name) }));
};

/** Returns the commands that the quick search offers by name. */
export const useCommands = (): readonly Place[] => {
  const { choose } = useThemeMode();
  const signOut = useSignOut();
  const mayExplore = useMayExplore();
  return [
    { label: texts.darkTheme, to: 'dark', run: () => choose('dark') },
    { label: texts.lightTheme, to: 'light', run: () => choose('light') },
    { label: texts.systemTheme, to: 'system', run: () => choose('system') },
    { label: texts.keySheet, to: 'sheet', run: () => runCommand('sheet') },
    { label: texts.signOut, to: 'sign-out', run: signOut },
    ...(mayExplore
      ? [{ label: texts.explorer, to: 'explorer', run: () => void window.open('/explorer/', '_blank', 'noopener') }]
      : []),
  ];
};
