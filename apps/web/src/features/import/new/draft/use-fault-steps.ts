import type { DraftCell, DraftColumn } from '@backoffice/import-file';
import type { GridApi } from '@mui/x-data-grid';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useCommand } from '@/shared/keyboard';
import type { DraftQuestion, DraftState } from './draft-session';

interface FaultStepsOptions {
  readonly state: DraftState;
  readonly locked: boolean;
  readonly ask: (question: DraftQuestion) => Promise<DraftState | null>;
  readonly apiRef: RefObject<GridApi | null>;
}

/** Returns the edited or focused cell, or null. */
const currentCell = ({ state }: GridApi, columns: readonly DraftColumn[]): DraftCell | null => {
  const { cell } = state.focus;
  const column = columns.find((name) => name === cell?.field);
  return cell && column ? { line: Number(cell.id), column } : null;
};

/**
 * Ends the edit of a cell, and waits until the grid has stored the text. Otherwise the grid would apply the text again
 * to changed rows.
 */
const mended = async (grid: GridApi, { line, column }: DraftCell): Promise<void> => {
  if (grid.getCellMode(line, column) === 'view') return;
  await new Promise<void>((resolve) => {
    const end = grid.subscribeEvent('stateChange', () => {
      if (grid.getCellMode(line, column) !== 'view') return;
      end();
      resolve();
    });
    grid.stopCellEditMode({ id: line, field: column });
  });
};

/** Moves from fault to fault: scrolls to the cell and opens its input. */
export const useFaultSteps = ({ state, locked, ask, apiRef }: FaultStepsOptions) => {
  const { columns, found } = state;
  const last = useRef<DraftCell>(null);
  const goTo = useCallback(
    ({ line, column }: DraftCell): void => {
      const grid = apiRef.current;
      if (!grid?.getRow(line)) return;
      last.current = { line, column };
      grid.scrollToIndexes({
        rowIndex: grid.getRowIndexRelativeToVisibleRows(line),
        colIndex: grid.getColumnIndex(column),
      });
      grid.setCellFocus(line, column);
      if (grid.getCellMode(line, column) === 'view' && grid.isCellEditable(grid.getCellParams(line, column)))
        grid.startCellEditMode({ id: line, field: column });
      requestAnimationFrame(() =>
        grid.getCellElement(line, column)?.scrollIntoView({ block: 'center', inline: 'nearest' }),
      );
    },
    [apiRef],
  );
  useEffect(
    function goToFound() {
      if (found) goTo(found);
    },
    [found, goTo],
  );
  const goToNext = async (): Promise<void> => {
    const grid = apiRef.current;
    if (!grid) return;
    const current = currentCell(grid, columns) ?? last.current;
    if (current && grid.getRow(current.line)) await mended(grid, current);
    await ask({ kind: 'nextFault', after: current });
  };
  useCommand('nextFault', () => void goToNext(), !locked && state.summary.faults.length > 0);
  return { goTo, goToNext };
};
