import { createContext } from 'react';

/**
 * True once the frame around the page has been drawn. The first page of a visit asks its question before that, and
 * draws what is below its title after it.
 */
export const FrameShownContext = createContext(true);
