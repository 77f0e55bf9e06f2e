import { createContext } from 'react';

/**
 * Element in the line of the title for the button of the filters, where the filters have no room; null outside of a
 * list's screen.
 */
export const FilterSlotContext = createContext<HTMLElement | null>(null);
