import { useSyncExternalStore } from 'react';
import { readTheme } from './text-storage';

export type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');

const currentTheme = (): Theme => {
  const chosen = readTheme();
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system.matches ? 'dark' : 'light';
};

const subscribe = (onChange: () => void) => {
  system.addEventListener('change', onChange);
  addEventListener('storage', onChange); // for a choice in another tab
  return () => {
    system.removeEventListener('change', onChange);
    removeEventListener('storage', onChange);
  };
};

/** Returns the theme chosen in the back office, or that of the system. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);

/** Applies the theme of the back office to the page, now and after each change. */
export const followTheme = (): void => {
  const show = () => {
    document.documentElement.dataset['theme'] = currentTheme();
  };
  show();
  subscribe(show);
};
