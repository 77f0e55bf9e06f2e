import { createContext } from 'react';

/** Shows the selected rows; undefined where they are not known. */
export const SeeSelectionContext = createContext<(() => void) | undefined>(undefined);
