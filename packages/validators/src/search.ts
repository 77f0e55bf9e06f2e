import { string } from 'yup';

/** Longest text of a search box. */
const longest = 100;

/** One search box: what is typed, without the spaces around it. Empty means no search. */
export const searchText = string()
  .trim()
  .max(longest, `Ingrese ${longest} caracteres como máximo.`)
  .test('printable', 'El texto tiene caracteres que no se pueden buscar.', (text) => !/\p{Cc}/u.test(text ?? ''));
