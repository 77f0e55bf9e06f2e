import { useSyncExternalStore } from 'react';
import { readTheme } from './kept-texts';

export type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');

const currentTheme = (): Theme => {
  const chosen = readTheme();
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system.matches ? 'dark' : 'light';
};

const subscribe = (onChange: () => void) => {
  system.addEventListener('change', onChange);
  addEventListener('storage', onChange); // chosen in another tab
  return () => {
    system.removeEventListener('change', onChange);
    removeEventListener('storage', onChange);
  };
};

/** The theme of the back-office: the one that the person chose there, else that of the system. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);

/** Gives the page the theme of the back-office, from now on. */
export const followTheme = (): void => {
  const show = () => {
    document.documentElement.dataset['theme'] = currentTheme();
  };
  show();
  subscribe(show);
};
