import { cardRefusal, hasCardNumber } from './text/card-numbers.ts';
import { atMost, typedText } from './typed-text.ts';

const typed = (longest: number) =>
  typedText()
    .test(atMost(longest))
    .test('printable', 'El texto tiene caracteres que no se pueden buscar.', (text) => !/\p{Cc}/u.test(text ?? ''));

/**
 * Validator of a search box. Surrounding spaces are removed, and an empty text means no search. Card numbers are
 * refused, because addresses and logs may contain searches.
 */
export const searchText = typed(100).test('card', cardRefusal, (text) => !hasCardNumber(text ?? ''));

/** Validator of a text for exact comparison: an identifier, or an e-mail address (at most 254 characters, RFC 5321). */
export const exactText = typed(254);
