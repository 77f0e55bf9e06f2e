import { createContext, useContext } from 'react';
import type { MenuLine } from './ActionItems';

/** Returns the lines that a page adds to the menu of a row, by the identifier of the row. */
type LinesOf = (id: string) => readonly MenuLine[];

const Lines = createContext<LinesOf>(() => []);

/** Gives the menus of the rows of a list further lines, between their own ones and the actions. */
export const MoreLines = Lines.Provider;

/** Hook that returns the function to the further lines of the menu of a row. */
export const useMoreLinesOf = (): LinesOf => useContext(Lines);
