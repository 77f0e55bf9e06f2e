import { createContext } from 'react';

/** True when nobody may alter the values of a form: it was sent, or may have been. */
export const FormLock = createContext(false);
