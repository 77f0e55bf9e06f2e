import { hasCardNumber } from './card.ts';
import { atMost, typedText } from './typed-text.ts';

const typed = (longest: number) =>
  typedText()
    .test(atMost(longest))
    .test('printable', 'El texto tiene caracteres que no se pueden buscar.', (text) => !/\p{Cc}/u.test(text ?? ''));

/**
 * One search box: what is typed, without the spaces around it. Empty means no search. The number of a card is refused:
 * a search is kept in addresses and logs.
 */
export const searchText = typed(100).test(
  'card',
  'Parece un número de tarjeta: no se busca ni se envía.',
  (text) => !hasCardNumber(text ?? ''),
);

/** Text that is compared whole: an identifier or an e-mail address, of which none is longer (RFC 5321). */
export const exactText = typed(254);
