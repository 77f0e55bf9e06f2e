import { isLongerThan } from './characters.ts';
import { visibleText } from './visible.ts';

/** Maximum number of codes in one search. */
export const mostCodes = 500;

/** Maximum total length of the codes with a space between them: they are part of an address. */
const longestColumn = 6_000;

/** Separates codes where one of them contains blanks. */
const SEPARATOR = ';';

const hasBlank = (code: string): boolean => code.includes(' ');

/** Splits a text, and returns its normalized parts. */
const allParts = (text: string, separator: RegExp): readonly string[] =>
  text.split(separator).map(visibleText).filter(Boolean);

/** Splits a text, and returns its normalized parts without duplicates. */
const parts = (text: string, separator: RegExp): readonly string[] => [...new Set(allParts(text, separator))];

/**
 * Returns the codes of a pasted column, without duplicates. On lines of their own, or between semicolons, each code may
 * contain blanks; else blanks and commas separate them. Empty for a single code, or for a text with a part that has no
 * digit.
 */
export const listedCodes = (typed: string): readonly string[] => {
  // a repeated line is still a line of its own
  const hasLines = allParts(typed, /[\r\n;]+/).length > 1;
  const codes = parts(typed, hasLines ? /[\r\n;]+/ : /[\s,;]+/);
  return codes.length > 1 && codes.every((code) => /\d/.test(code)) ? codes : [];
};

/** Joins the lines or cells of a pasted text in one line. Codes that contain blanks stay apart. */
export const joinLines = (pasted: string): string => {
  const cells = parts(pasted, /[\r\n\t]+/);
  const areCodes = cells.every((cell) => /\d/.test(cell) && !cell.includes(SEPARATOR));
  return cells.join(cells.length > 1 && areCodes && cells.some(hasBlank) ? `${SEPARATOR} ` : ' ');
};

/** Formats codes for the parameter of an address. */
export const writeCodes = (codes: readonly string[]): string => {
  if (!codes.some(hasBlank)) return codes.join(' ');
  return codes.length === 1 ? `${codes.join('')}${SEPARATOR}` : codes.join(SEPARATOR);
};

/** Reads the codes of an address. Blanks separate them in an address without a semicolon. */
export const readCodes = (text: string): readonly string[] => parts(text, text.includes(SEPARATOR) ? /;/ : /\s+/);

/** Returns the message for too many codes. Undefined if they can be searched together. */
export const columnProblem = (codes: readonly string[]): string | undefined => {
  const count = codes.length.toLocaleString('es-AR');
  if (codes.length > mostCodes) return `Pegó ${count} códigos: busque hasta ${mostCodes} por vez.`;
  if (isLongerThan(codes.join(' '), longestColumn))
    return `Los ${count} códigos son muy largos para buscarlos juntos: pegue menos por vez.`;
  return undefined;
};
