import { createContext } from 'react';

/** Whether nobody may alter what a form holds: it was sent, or may have been. */
export const FormLock = createContext(false);
