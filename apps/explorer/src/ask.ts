import { createContext, useContext } from 'react';
import type { Ask } from './examples/example-values';

/** Function that sends a query as the person, for the panes beside the editor. */
export const AskContext = createContext<Ask>(() => Promise.resolve(undefined));

export const useAsk = (): Ask => useContext(AskContext);
