import { FORMULA_ERROR } from './formula-error.ts';
import type { Cell, CellFault } from './table.ts';

/**
 * Marks at the beginning of csv cells whose text does not show the fault, such as a value that a spreadsheet converted
 * to a percentage. A mark has the form of a formula error, so a person notices it, and no reader takes the cell for a
 * value.
 */
const marks: Readonly<Record<CellFault, string>> = {
  cell_error: '#CELDA!',
  formula_without_value: '#SIN_VALOR!',
  cell_changed: '#CAMBIADA!',
  number_too_long: '#DIGITOS!',
  card_number: '#TARJETA!',
};

const byMark: ReadonlyMap<string, CellFault> = new Map(
  Object.entries(marks).flatMap(([code, mark]) => (isCellFault(code) ? [[mark, code]] : [])),
);

function isCellFault(code: string): code is CellFault {
  return code in marks;
}

/** Returns a text for csv that has the same fault when it is read again. A formula error needs no mark. */
export const markedText = (text: string, code: string): string => {
  if (!isCellFault(code) || (code === 'cell_error' && FORMULA_ERROR.test(text))) return text;
  return `${marks[code]} ${text}`.trimEnd();
};

/** Returns the cell of a text in csv, with the fault that its mark names. */
export const cellOfMarked = (text: string): Cell => {
  const [mark = '', ...words] = text.startsWith('#') ? text.split(' ') : [];
  const fault = byMark.get(mark);
  return fault === undefined ? text : { text: words.join(' ') || mark, fault };
};
