import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { isOpened, onOpened, openedRow } from './neighbors';

/** Path of the previous page; undefined on the first page of a tab. */
export const CameFromContext = createContext<string | undefined>(undefined);

/**
 * Returns true when the person returned to a list from the record that was opened from it.
 * @param list key of the list
 */
export const useCameBack = (list: string): boolean => {
  const path = useContext(CameFromContext);
  const [cameBack] = useState(() => isOpened(list, path)); // evaluated once, when the list is first rendered
  return cameBack;
};

/** Returns the identifier of the last opened row of a list. */
export const useOpenedRow = (list: string): string | undefined => useSyncExternalStore(onOpened, () => openedRow(list));
