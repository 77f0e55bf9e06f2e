import { createContext, useContext, type ReactNode } from 'react';

/** Returns the mark of a row, by the identifier of the row. Lists show it beside the status. */
type MarkOf = (id: string) => ReactNode;

const Marks = createContext<MarkOf>(() => null);

/** Gives the rows of a list their marks. */
export const RowMarks = Marks.Provider;

/** The mark of a row, where it has one. */
export const RowMark = ({ id }: { readonly id: string }) => useContext(Marks)(id);
