import { visibleText } from '@backoffice/validators';

/** Beginning of a text that a spreadsheet runs as a formula (OWASP, CSV injection). */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

/**
 * Text that a spreadsheet converts to a number, date, time or percentage. The pattern includes exponents: an id of 24
 * hexadecimal digits can be `9…9e12`.
 */
const numeric = /^[\s$(.,]*\d[\d\s.,:/%()\-+e$]*([ap]\.?\s?m\.?)?$/i;

/** Digits beside the name of a month, in Spanish or English: `ene-26`, `12 mar`. */
const date =
  /^(?=.*\d)[\d\s./-]*(ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|apr|aug|dec)[a-záéíóú]*[\d\s.,/-]*$/i;

const truth = /^(true|false|verdadero|falso)$/i;

/** Returns true if a spreadsheet would run the text as a formula. */
const isFormula = (text: string): boolean => formula.test(text);

/** Returns true if a spreadsheet would run the text, or convert it to a number, a date or a boolean. */
const isChanged = (text: string): boolean => [formula, numeric, date, truth].some((taken) => taken.test(text));

/** Day in the format of a spreadsheet. */
const wholeDay = /^\d{1,2}[/-]\d{1,2}[/-]\d{4}$/;

/** Returns true if an id in csv is a day or a boolean. A spreadsheet has probably replaced the original id. */
export const isChangedId = (text: string): boolean => truth.test(text) || wholeDay.test(text);

/** Adds an apostrophe to a text that a spreadsheet would run as a formula. */
export const escapeFormula = (text: string): string => (isFormula(text) ? `'${text}` : text);

/**
 * Adds an apostrophe to a text that a spreadsheet would run or convert. Excel and LibreOffice convert
 * `0000012345678901234567` to 1,23457E+16, with or without quotes. With an apostrophe, both keep it as text with every
 * digit (tested in LibreOffice 7.4; Excel also shows the apostrophe). The alternatives are worse: `="…"` is a formula,
 * and a tab or an invisible character would be copied with the cell.
 */
export const guardedText = (text: string): string => (isChanged(text) ? `'${text}` : text);

/** Returns the visible text of a cell, without the apostrophe that protects it from a spreadsheet. */
export const unescapedText = (text: string): string => {
  const seen = visibleText(text);
  return seen.startsWith("'") && isChanged(seen.slice(1)) ? seen.slice(1) : seen;
};
