import { createContext } from 'react';

/** Context that is true for fields in one line above the rows: there an empty field shows its hint as a placeholder. */
export const InOneLineContext = createContext(false);
