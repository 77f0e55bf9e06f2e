import { createContext } from 'react';

/** Context that is true while the values of a form are locked: its change is being sent, or may have been made. */
export const FormLock = createContext(false);
