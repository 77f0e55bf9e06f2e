import { useLocation, useNavigate } from 'react-router-dom';
import { paymentSearch } from './payment-address';

/** Marks the entry of the browser's history that opening the dialog made. */
const opened = { historyOpened: true } as const;

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'historyOpened' in state && state.historyOpened === true;

interface HistoryAddress {
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens and closes the dialog with the versions in the address: a shared link, a reload and `Atrás` all work. */
export const useHistoryAddress = (version: number | undefined): HistoryAddress => {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return {
    open: () => void navigate({ search: paymentSearch({ version, history: true }) }, { state: opened }),
    close: () =>
      void (wasOpenedHere(state) ? navigate(-1) : navigate({ search: paymentSearch({ version }) }, { replace: true })),
  };
};
