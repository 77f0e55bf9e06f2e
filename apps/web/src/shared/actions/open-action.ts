import { createContext, useContext } from 'react';

/** Begins an action of an entity: its dialog, or what needs none. */
export type OpenAction = (name: string, entity: { readonly id: string }) => void;

/** How the rows of a list begin an action; the page that renders the dialog gives it. */
export const OpenActionContext = createContext<OpenAction | undefined>(undefined);

/** How to begin an action from a row. */
export const useOpenAction = (): OpenAction => {
  const open = useContext(OpenActionContext);
  if (!open) throw new Error('useOpenAction needs an OpenActionContext above it, on the page with the dialog.');
  return open;
};
