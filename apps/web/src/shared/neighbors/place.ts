import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { isOpened, onOpened, openedRow } from './neighbors';

/** Path of the page before this one; undefined on the first page of a tab. */
export const CameFromContext = createContext<string | undefined>(undefined);

/** True for a list to which a person comes back from the record that was opened from it. @param list key of the list */
export const useCameBack = (list: string): boolean => {
  const path = useContext(CameFromContext);
  const [cameBack] = useState(() => isOpened(list, path)); // as it was when the list came on the screen
  return cameBack;
};

/** Identifier of the row of a list whose record was open last. */
export const useOpenedRow = (list: string): string | undefined => useSyncExternalStore(onOpened, () => openedRow(list));
