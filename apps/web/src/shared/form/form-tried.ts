import { createContext } from 'react';

/** Context that is true after a person tried to send a form with errors. Each field then shows its error. */
export const FormTried = createContext(false);
