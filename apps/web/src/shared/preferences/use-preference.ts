import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useViewer } from '@/shared/auth';
import { localTexts } from '@/shared/storage';
import { chosen, createPreferences, type Preference } from './create-preferences';

/** Choices of all persons in this browser. */
export const preferences = createPreferences(localTexts);

const onStorage = (event: StorageEvent): void => {
  if (localTexts.isOf(event)) preferences.written(event.key);
};

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('storage', onStorage); // adding the same listener again has no effect; it is never removed
  return preferences.subscribe(listener);
};

/**
 * Hook with the person's choice and the function that changes it; other tabs follow. The preference must be a constant.
 */
export const usePreference = <Value>(
  preference: Preference<Value>,
): readonly [Value, (next: (now: Value) => Value) => void] => {
  const { username } = useViewer();
  const choices = useSyncExternalStore(subscribe, () => preferences.of(username));
  const value = useMemo(() => chosen(preference, choices), [preference, choices]);
  const change = useCallback(
    (next: (now: Value) => Value) => {
      preferences.change(username, preference, next);
    },
    [preference, username],
  );
  return [value, change];
};
