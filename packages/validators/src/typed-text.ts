import { string, type StringSchema } from 'yup';
import { isLongerThan } from './text/characters.ts';
import { visibleLines, visibleText } from './text/visible.ts';

/**
 * Returns the validator of a typed or pasted text, which it normalizes. Line breaks become spaces unless `lines` is
 * true.
 */
export const typedText = ({ lines = false }: { readonly lines?: boolean } = {}): StringSchema =>
  string().transform((text: unknown) =>
    typeof text === 'string' ? (lines ? visibleLines(text) : visibleText(text)) : text,
  );

/** Returns a rule for the length in characters. Yup's own rule counts some characters twice. */
export const atMost = (most: number, message = `Ingrese ${most} caracteres como máximo.`) => ({
  name: 'max',
  exclusive: true,
  message,
  test: (text: string | null | undefined): boolean => text == null || !isLongerThan(text, most),
});
