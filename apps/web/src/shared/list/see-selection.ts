import { createContext } from 'react';

/** Context with the function that shows the selected rows; undefined when only their number is known. */
export const SeeSelectionContext = createContext<(() => void) | undefined>(undefined);
