import { gridRowSelectionStateSelector, type GridApi, type GridValidRowModel } from '@mui/x-data-grid';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Column } from './columns';

/** Block elements. Text of other elements is joined without a space. */
const LINE = 'div, p, li, br';

/** Returns the visible text of an element. An icon has only a title, which is not part of the cell's text. */
const textBelow = (parent: Element): string =>
  [...parent.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      if (node.localName === 'svg') return '';
      return node.matches(LINE) ? ` ${textBelow(node)} ` : textBelow(node);
    })
    .join('');

/** Returns the text of a cell in one line. A tab or a line break would start another cell when pasted. */
const cellText = (cell: Element): string => textBelow(cell).replaceAll(/\s+/g, ' ').trim();

/** Returns true when the browser itself must copy: in an input field, or with a text selection. */
const isOfBrowser = (target: EventTarget): boolean =>
  (target instanceof HTMLInputElement && target.type !== 'checkbox') || getSelection()?.isCollapsed === false;

const isCopyKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'c' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/**
 * Copies the shown cells: those of the selected rows, separated by tabs, or the focused cell. The grid's own copy is
 * disabled, because it copies row values, which are not texts here.
 * @returns handlers for the container of the grid, and a hidden table, which is rendered only while it is copied
 */
export const useGridCopy = <Row extends GridValidRowModel & { readonly id: string }>(
  apiRef: RefObject<GridApi | null>,
  { rows, columns }: { readonly rows: readonly Row[]; readonly columns: readonly Column<Row>[] },
) => {
  const [copied, setCopied] = useState<readonly Row[]>([]);
  const table = useRef<HTMLTableElement>(null);
  const rowsText = (selected: readonly Row[]): string => {
    flushSync(() => setCopied(selected)); // rendered for the copy, because the grid renders only the rows in view
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
