import {
  faultText,
  headingOf,
  type DraftCell,
  type DraftColumn,
  type DraftRow,
  type IdUse,
} from '@backoffice/import-file';
import InputBase from '@mui/material/InputBase';
import Link from '@mui/material/Link';
import { useGridApiContext } from '@mui/x-data-grid';
import { useEffect, useId, useRef, useState } from 'react';
import { routes } from '@/domain/routes';
import { draftTexts as texts } from './draft.texts';

/** Returns the title of a column of the grid. */
export const titleOf = (column: DraftColumn): string => (column === 'beyond' ? texts.beyond : headingOf(column));

const textOfUse = ({ paymentId, fileName, line, writtenAs }: IdUse): string => {
  if (paymentId !== null) return writtenAs === null ? texts.seePayment : texts.twinOfPayment(writtenAs);
  return writtenAs === null ? texts.alsoIn(fileName ?? '', line) : texts.twinIn(writtenAs, fileName ?? '', line);
};

/**
 * Link to the payment or import that has the id of a row, or an id that differs only in case. The link opens another
 * browser tab, so that corrections are not lost.
 */
const Use = ({ use }: { readonly use: IdUse }) => {
  const { paymentId, importId } = use;
  const href = paymentId === null ? importId && routes.import.href(importId) : routes.payment.href(paymentId);
  if (href === null) return null;
  return (
    <Link
      variant="caption"
      href={href}
      target="_blank"
      rel="noopener"
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'block' }}
    >
      {textOfUse(use)}
    </Link>
  );
};

interface NotesProps {
  readonly row: DraftRow;
  readonly column: DraftColumn;
  readonly id?: string;
}

/** Fault of a cell, also of an excluded row, and its original text. */
const Notes = ({ row, column, id }: NotesProps) => {
  const code = row.faults[column];
  const before = row.before[column];
  return (
    <span id={id}>
      {code && <span className="note reason">{faultText(code)}</span>}
      {before !== undefined && <span className="note before">{texts.before(before)}</span>}
    </span>
  );
};

interface OthersProps {
  readonly row: DraftRow;
  readonly columns: readonly DraftColumn[];
  readonly tabIndex: number;
  readonly onGo: (cell: DraftCell) => void;
}

/** Buttons with the faults of the other cells of a row, which a narrow screen does not show. A press opens the cell. */
const OtherFaults = ({ row: { line, faults }, columns, tabIndex, onGo }: OthersProps) =>
  columns.map((column) => {
    const code = faults[column];
    if (!code || column === 'external_transaction_id') return null;
    return (
      <button
        key={column}
        type="button"
        className="other"
        tabIndex={tabIndex}
        onClick={(event) => {
          event.stopPropagation();
          onGo({ line, column });
        }}
      >
        {faultText(code)}
      </button>
    );
  });

interface CellTextProps {
  readonly row: DraftRow;
  readonly column: DraftColumn;
  /** Faults of the other cells, which a narrow screen shows in the cell of the id. Undefined on a wide screen. */
  readonly others: Omit<OthersProps, 'row'> | undefined;
}

/** Cell with its text, its fault and its original text. */
export const CellText = ({ row, column, others }: CellTextProps) => {
  const isId = column === 'external_transaction_id';
  const use = row.use ?? (row.faults[column] ? null : row.twin);
  return (
    <div className="cell">
      <span className="text">{row.texts[column]}</span>
      <Notes row={row} column={column} />
      {isId && use && !row.isOut && <Use use={use} />}
      {isId && others && <OtherFaults row={row} {...others} />}
    </div>
  );
};

interface EditCellProps {
  readonly row: DraftRow;
  readonly column: DraftColumn;
  readonly text: string;
  readonly hasFocus: boolean;
}

/** Cell with an input. It has an accessible name, and still shows its fault. */
export const EditCell = ({ row, column, text, hasFocus }: EditCellProps) => {
  const grid = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  const notes = useId();
  const [typed, setTyped] = useState(text);
  useEffect(
    function takeFocus() {
      if (!hasFocus) return;
      input.current?.focus();
      // typing then replaces the faulty text; a cell that was opened by a typed letter has that letter alone
      if (input.current?.value === row.texts[column]) input.current.select();
    },
    [hasFocus, row, column],
  );
  return (
    <div className="cell">
      <InputBase
        inputRef={input}
        fullWidth
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          void grid.current.setEditCellValue({ id: row.line, field: column, value: target.value });
        }}
        slotProps={{
          input: {
            'aria-label': texts.cell(titleOf(column), row.line),
            'aria-describedby': notes,
            'aria-invalid': row.faults[column] !== undefined,
            autoComplete: 'off',
          },
        }}
      />
      <Notes row={row} column={column} id={notes} />
    </div>
  );
};
