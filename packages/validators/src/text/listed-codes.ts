import { isLongerThan } from './characters.ts';

/** Maximum number of codes in one search. */
export const mostCodes = 500;

/** Maximum total length of the codes with a space between them: they are part of an address. */
const longestColumn = 6_000;

/**
 * Returns the codes of a pasted column, without duplicates: words that each contain a digit. Empty for any other text.
 */
export const listedCodes = (typed: string): readonly string[] => {
  const words = typed.split(/[\s,;]+/).filter(Boolean);
  return words.length > 1 && words.every((word) => /\d/.test(word)) ? [...new Set(words)] : [];
};

/** Returns the message for too many codes. Undefined if they can be searched together. */
export const columnProblem = (codes: readonly string[]): string | undefined => {
  const count = codes.length.toLocaleString('es-AR');
  if (codes.length > mostCodes) return `Pegó ${count} códigos: busque hasta ${mostCodes} por vez.`;
  if (isLongerThan(codes.join(' '), longestColumn))
    return `Los ${count} códigos son muy largos para buscarlos juntos: pegue menos por vez.`;
  return undefined;
};
