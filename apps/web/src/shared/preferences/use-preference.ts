import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useViewer } from '@/shared/auth';
import { chosen, createPreferences, type Preference } from './create-preferences';

const preferences = createPreferences(() => localStorage);

// for as long as the application is open, as the choices themselves
window.addEventListener('storage', ({ key, storageArea }) => {
  if (storageArea === localStorage) preferences.written(key);
});

/** What the signed-in person chose, and how to choose otherwise; other tabs follow. The preference must be a constant. */
export const usePreference = <Value>(
  preference: Preference<Value>,
): readonly [Value, (next: (now: Value) => Value) => void] => {
  const { username } = useViewer();
  const choices = useSyncExternalStore(preferences.subscribe, () => preferences.of(username));
  const value = useMemo(() => chosen(preference, choices), [preference, choices]);
  const change = useCallback(
    (next: (now: Value) => Value) => {
      preferences.change(username, preference, next);
    },
    [preference, username],
  );
  return [value, change];
};
