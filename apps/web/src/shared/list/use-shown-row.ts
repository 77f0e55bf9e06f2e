import { useLocation, useNavigate } from 'react-router-dom';
import { openedHere, useCloseHere } from '@/shared/leaving';

const PARAMETER = 'ver';

interface ShownRow {
  /** Identifier of the row whose panel is open. */
  readonly id: string | undefined;
  /** Returns the address of the list with the panel of a row. */
  readonly addressOf: (id: string) => string;
  /** Opens the panel of a row, or shows another row in the open panel. */
  readonly show: (id: string) => void;
  readonly close: () => void;
}

/**
 * Hook with the row whose details are shown beside the list, from the address `?ver=…`. A reload or a shared link
 * therefore shows it, and `Atrás` closes the panel.
 */
export const useShownRow = (): ShownRow => {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const close = useCloseHere([PARAMETER]);
  const given = new URLSearchParams(search);
  const id = given.get(PARAMETER) ?? undefined;
  const addressOf = (row: string): string => {
    const next = new URLSearchParams(given);
    next.set(PARAMETER, row);
    return `${pathname}?${next.toString()}`;
  };
  return {
    id,
    addressOf,
    show: (row) => {
      // moving between rows replaces the history entry, so that `Atrás` closes the panel
      const options = id === undefined ? { state: openedHere } : { state, replace: true };
      void navigate(addressOf(row), { ...options, preventScrollReset: true });
    },
    close: () => void close(),
  };
};
