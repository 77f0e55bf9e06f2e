import { createContext, useContext } from 'react';
import type { Settings } from './settings';

export const SettingsContext = createContext<Settings | undefined>(undefined);

/** Returns the settings of this installation. */
export const useSettings = (): Settings => {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsContext above it; app/Application.tsx has one.');
  return settings;
};
