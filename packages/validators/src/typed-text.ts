import { string, type StringSchema } from 'yup';
import { isLongerThan } from './text/characters.ts';
import { visibleLines, visibleText } from './text/visible.ts';

/** A text that people type or paste, as it is seen: on one line, or on several. */
export const typedText = ({ lines = false }: { readonly lines?: boolean } = {}): StringSchema =>
  string().transform((text: unknown) =>
    typeof text === 'string' ? (lines ? visibleLines(text) : visibleText(text)) : text,
  );

/** Limit of a text, in characters as people count them; yup's own counts some of them twice. */
export const atMost = (most: number, message = `Ingrese ${most} caracteres como máximo.`) => ({
  name: 'max',
  exclusive: true,
  message,
  test: (text: string | null | undefined): boolean => text == null || !isLongerThan(text, most),
});
