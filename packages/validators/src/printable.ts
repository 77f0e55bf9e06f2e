import type { StringSchema } from 'yup';
import { hasCardNumber } from './card.ts';
import { isPrintable } from './text/visible.ts';
import { atMost, typedText } from './typed-text.ts';

/** Message for a text that has them. */
const notPrintable = 'El texto tiene caracteres que no se admiten.';

interface KeptText {
  readonly longest: number;
  /** Lets a text have several lines. */
  readonly lines?: boolean;
}

/** A text that is kept and shown to others: as it is seen, not too long, with nothing unseen and no card's number. */
export const keptText = ({ longest, lines = false }: KeptText): StringSchema =>
  typedText({ lines })
    .test(atMost(longest))
    .test('printable', notPrintable, (text) => isPrintable(lines ? text?.replaceAll('\n', '') : text))
    .test('card', 'El texto tiene un número de tarjeta: bórrelo.', (text) => !hasCardNumber(text ?? ''));
