import { string } from 'yup';

const typed = (longest: number) =>
  string()
    .trim()
    .max(longest, `Ingrese ${longest} caracteres como máximo.`)
    .test('printable', 'El texto tiene caracteres que no se pueden buscar.', (text) => !/\p{Cc}/u.test(text ?? ''));

/** One search box: what is typed, without the spaces around it. Empty means no search. */
export const searchText = typed(100);

/** What is compared whole: an identifier or an e-mail address, of which none is longer (RFC 5321). */
export const exactText = typed(254);
