import { visibleText } from '@backoffice/validators';

/** A cell that begins so is run as a formula (OWASP, CSV injection). */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

/** Digits with what stands between them in numbers, dates, times and percentages; 24 hexadecimal digits can be `9…9e12`. */
const numeric = /^[\s$(.,]*\d[\d\s.,:/%()\-+e$]*([ap]\.?\s?m\.?)?$/i;

/** Digits beside the name of a month, in Spanish or English: `ene-26`, `12 mar`. */
const date =
  /^(?=.*\d)[\d\s./-]*(ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|apr|aug|dec)[a-záéíóú]*[\d\s.,/-]*$/i;

const truth = /^(true|false|verdadero|falso)$/i;

/** Asks if a spreadsheet would run a text as a formula. */
const isFormula = (text: string): boolean => formula.test(text);

/** Asks if a spreadsheet would run a text, or take it for a number, a date or a truth. */
const isChanged = (text: string): boolean => [formula, numeric, date, truth].some((taken) => taken.test(text));

/** A day as a spreadsheet writes it. */
const wholeDay = /^\d{1,2}[/-]\d{1,2}[/-]\d{4}$/;

/** Asks if the text of a cell of csv is a day or a truth: as an id it was another one before a spreadsheet took it for that. */
export const isChangedId = (text: string): boolean => truth.test(text) || wholeDay.test(text);

/** A text of which a spreadsheet runs nothing: with an apostrophe before what it would run. */
export const harmlessText = (text: string): string => (isFormula(text) ? `'${text}` : text);

/**
 * A text that a spreadsheet keeps as it is: with an apostrophe before what it would run, or take for a number, a date or
 * a truth. Excel and LibreOffice both change `0000012345678901234567` to 1,23457E+16, quoted or not, and both keep
 * `'0000012345678901234567` as text with every digit (seen in LibreOffice 7.4; Excel shows the apostrophe as well). The
 * form `="…"` is a formula, and a tab or an invisible character would go along unseen when the cell is copied.
 */
export const guardedText = (text: string): string => (isChanged(text) ? `'${text}` : text);

/** A text as it was meant: as a person sees it, without the apostrophe that guards it from a spreadsheet. */
export const meantText = (text: string): string => {
  const seen = visibleText(text);
  return seen.startsWith("'") && isChanged(seen.slice(1)) ? seen.slice(1) : seen;
};
