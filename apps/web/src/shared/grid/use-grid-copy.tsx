import { gridRowSelectionStateSelector, type GridApi, type GridValidRowModel } from '@mui/x-data-grid';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Column } from './columns';

/** Elements that begin a line of their own; parts of one text stand in others, and are copied as one. */
const LINE = 'div, p, li, br';

/** Text below an element as it is seen; an icon has a title alone, which is no text of the cell. */
const textBelow = (parent: Element): string =>
  [...parent.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      if (node.localName === 'svg') return '';
      return node.matches(LINE) ? ` ${textBelow(node)} ` : textBelow(node);
    })
    .join('');

/** Text of a cell on one line: a tab or a line break in it would begin another cell where it is pasted. */
const cellText = (cell: Element): string => textBelow(cell).replaceAll(/\s+/g, ' ').trim();

/** True where the browser copies by itself: in a field, or a text that is marked. */
const isOfBrowser = (target: EventTarget): boolean =>
  (target instanceof HTMLInputElement && target.type !== 'checkbox') || getSelection()?.isCollapsed === false;

const isCopyKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'c' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/**
 * Copies the cells that are shown: those of the selected rows, with tabs between them, or the one with the focus. The
 * grid copies the values of rows, which are no texts here; its own key is passed over.
 * @returns handlers for what holds the grid, and the cells of the rows, drawn unseen while they are copied
 */
export const useGridCopy = <Row extends GridValidRowModel & { readonly id: string }>(
  apiRef: RefObject<GridApi | null>,
  { rows, columns }: { readonly rows: readonly Row[]; readonly columns: readonly Column<Row>[] },
) => {
  const [copied, setCopied] = useState<readonly Row[]>([]);
  const table = useRef<HTMLTableElement>(null);
  const rowsText = (selected: readonly Row[]): string => {
    flushSync(() => setCopied(selected)); // the grid draws the rows in sight alone
    const lines = [...(table.current?.rows ?? [])].map(({ cells }) => [...cells].map(cellText).join('\t'));
    setCopied([]);
    return lines.join('\r\n');
  };
  const onCopy = (event: ClipboardEvent) => {
    if (isOfBrowser(event.target)) return;
    const { ids } = gridRowSelectionStateSelector(apiRef);
    const selected = rows.filter(({ id }) => ids.has(id));
    const cell = event.target instanceof Element ? event.target.closest('[role="gridcell"]') : null;
    const text = selected.length > 0 ? rowsText(selected) : cell && cellText(cell);
    if (!text) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (isCopyKey(event)) event.stopPropagation();
  };
  const withData = columns.filter(({ disableExport }) => disableExport !== true);
  const cells: ReactNode = copied.length > 0 && (
    <table ref={table} hidden>
      <tbody>
        {copied.map((row) => (
          <tr key={row.id}>
            {withData.map((column) => (
              <td key={column.field}>{column.nodeOf(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return { copying: { onCopy, onKeyDownCapture }, cells };
};
