import { createContext, useContext } from 'react';
import type { Ask } from './examples/example-values';

/** Asks the gateway as the person, for what the panes beside the editor show. */
export const AskContext = createContext<Ask>(() => Promise.resolve(undefined));

export const useAsk = (): Ask => useContext(AskContext);
