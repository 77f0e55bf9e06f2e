import { useEventCallback } from '@mui/material/utils';
import type { GridCellParams, GridRowParams, GridValidRowModel, MuiEvent } from '@mui/x-data-grid';
import { useMemo, type KeyboardEvent as ReactKeyboardEvent, type MouseEvent as ReactMouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openingOf } from '@/shared/leaving';
import { rememberOpened } from '@/shared/neighbors';
import { MENU_FIELD } from './columns';

/** Selector of elements with their own click. The link of a row is not one of them: it opens the row. */
const ownEffect = `a:not(.row-link), button, input, label, [role="checkbox"], [data-field="${MENU_FIELD}"], [data-field="__check__"]`;

/** Selector of the controls of a cell. */
const controls = 'a[href], button';

/** Keys with an effect on a cell, beside those of the grid. */
const keys: ReadonlySet<string> = new Set(['Enter', ' ', 'F2']);

const MIDDLE = 1;

const hasSelectedText = (row: Element): boolean => {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && row.contains(selection.anchorNode);
};

type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey'>;

interface RowOpening<Row> {
  /** Key of the list. */
  readonly list: string;
  readonly rows: readonly Row[];
  /** Returns the address that opens a row. */
  readonly hrefOf: (row: Row) => string;
  /** Returns the address that shows a row beside the table. */
  readonly besideOf: (row: Row) => string;
  /** Identifier of the row whose details are shown beside the table. */
  readonly shownRow: string | undefined;
}

/**
 * Hook that opens rows: by click, by Enter on a cell, or in a new tab with Ctrl or the middle button. Space shows a row
 * beside the table. While a row is shown there, a click shows the clicked row, except on its link. F2 focuses the first
 * control of a cell. Controls in the row keep their own click, and text can be selected.
 */
export const useRowOpening = <Row extends GridValidRowModel & { readonly id: string }>({
  list,
  rows,
  hrefOf,
  besideOf,
  shownRow,
}: RowOpening<Row>) => {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = shownRow === undefined ? undefined : (location.state ?? null);
  const open = (row: Row, { ctrlKey, metaKey }: Keys, address = hrefOf(row)) => {
    if (ctrlKey || metaKey) {
      window.open(address, '_blank', 'noopener');
      return;
    }
    rememberOpened(list, { id: row.id, address: hrefOf(row) });
    void navigate(address, openingOf(address, pathname, state));
  };
  const onRowClick = useEventCallback(({ row }: GridRowParams<Row>, event: ReactMouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || target.closest(ownEffect) || event.shiftKey) return;
    const isLink = target.closest('.row-link') !== null;
    if (isLink && (event.ctrlKey || event.metaKey)) return; // the browser opens the link in a new tab
    event.preventDefault();
    if (isLink) open(row, event);
    else if (!hasSelectedText(currentTarget)) {
      const looks = shownRow !== undefined && !event.ctrlKey && !event.metaKey;
      open(row, event, looks ? besideOf(row) : hrefOf(row));
    }
  });
  const onCellKeyDown = useEventCallback(
    ({ row }: GridCellParams<Row>, event: MuiEvent<ReactKeyboardEvent<HTMLElement>>) => {
      const { key, target } = event;
      if (event.shiftKey || !keys.has(key) || !(target instanceof HTMLElement) || target.role !== 'gridcell') return;
      if (key === 'F2') target.querySelector<HTMLElement>(controls)?.focus();
      else if (target.dataset['field'] === MENU_FIELD) target.querySelector<HTMLElement>(controls)?.click();
      else if (key === 'Enter') open(row, event);
      else open(row, { ctrlKey: false, metaKey: false }, besideOf(row));
      event.preventDefault(); // otherwise the same key would press the element that gets the focus on the next page
      event.defaultMuiPrevented = true; // otherwise the grid would scroll by a page
    },
  );
  const onAuxClick = useEventCallback(({ button, target, currentTarget }: ReactMouseEvent<HTMLElement>) => {
    if (button !== MIDDLE || !(target instanceof Element) || target.closest(`${ownEffect}, .row-link`)) return;
    const row = rows.find(({ id }) => id === currentTarget.dataset['id']);
    if (row && currentTarget.contains(target)) open(row, { ctrlKey: true, metaKey: false });
  });
  const rowProps = useMemo(
    () => ({
      onAuxClick,
      // otherwise the middle button would start autoscroll
      onMouseDown: (event: ReactMouseEvent) => {
        if (event.button === MIDDLE) event.preventDefault();
      },
    }),
    [onAuxClick],
  );
  return { onRowClick, onCellKeyDown, rowProps };
};
