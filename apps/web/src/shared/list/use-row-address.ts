import type { GridValidRowModel } from '@mui/x-data-grid';
import { useLocation } from 'react-router-dom';
import type { RowView } from './row-view';
import { useShownRow } from './use-shown-row';

/**
 * Returns the function from a row to the address that a click opens: its page, its dialog, or the panel beside the
 * list.
 */
export const useRowAddress = <Row extends GridValidRowModel & { readonly id: string }>({
  hrefOf,
  dialogOf,
  looksFirst,
}: Pick<RowView<Row>, 'hrefOf' | 'dialogOf' | 'looksFirst'>): ((row: Row) => string) => {
  const { pathname, search } = useLocation();
  const { addressOf } = useShownRow();
  return (row) => {
    const page = hrefOf(row);
    if (page !== undefined && !looksFirst) return page;
    if (!dialogOf) return addressOf(row.id);
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(dialogOf(row))) next.set(name, value);
    return `${pathname}?${next.toString()}`;
  };
};
