import { createContext, useContext } from 'react';

/** Begins an action of a payment: its dialog, or what needs none. */
export type OpenAction = (name: string, payment: { readonly id: string }) => void;

/** How the rows of a list begin an action; the page that renders the dialog gives it. */
export const OpenPaymentAction = createContext<OpenAction | undefined>(undefined);

export const useOpenPaymentAction = (): OpenAction => {
  const open = useContext(OpenPaymentAction);
  if (!open) throw new Error('useOpenPaymentAction needs an OpenPaymentAction above it, on the page with the dialog.');
  return open;
};
