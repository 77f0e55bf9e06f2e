import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
};

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Whether the person can see this tab. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, isVisible);
