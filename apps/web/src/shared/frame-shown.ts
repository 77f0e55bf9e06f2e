import { createContext } from 'react';

/**
 * True once the frame around the page is drawn. On the first page of a visit it is false at first: the page sends its
 * queries at once and draws its content later.
 */
export const FrameShownContext = createContext(true);
