import type { StringSchema } from 'yup';
import { hasCardNumber } from './text/card-numbers.ts';
import { isPrintable } from './text/visible.ts';
import { atMost, typedText } from './typed-text.ts';

interface PrintableOptions {
  readonly longest: number;
  /** Allows line breaks. */
  readonly lines?: boolean;
  /** Name in the words of a refusal, with its article. */
  readonly name?: string;
}

/**
 * Returns the validator of a text that is stored and shown to others. It normalizes the text, limits its length, and
 * refuses control characters and card numbers.
 */
export const printableText = ({ longest, lines = false, name = 'El texto' }: PrintableOptions): StringSchema =>
  typedText({ lines })
    .test(atMost(longest))
    .test('printable', `${name} tiene caracteres que no se admiten.`, (text) =>
      isPrintable(lines ? text?.replaceAll('\n', '') : text),
    )
    .test('card', `${name} tiene un número de tarjeta: bórrelo.`, (text) => !hasCardNumber(text ?? ''));
