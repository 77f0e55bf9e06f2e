import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** Key under which the back-office, which has the same origin, keeps the theme that the person chose. */
const STORAGE_KEY = 'theme.mode';

const system = matchMedia('(prefers-color-scheme: dark)');

const currentTheme = (): Theme => {
  const chosen = localStorage.getItem(STORAGE_KEY);
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
