/** Invisible characters: zero-width characters, fillers, and direction marks that make a text look like another. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb]/gu;

/** One or more spaces of any kind. */
const BLANKS = /[\s\u0085\u2800]+/g;

/** Dashes of every kind, and signs that look like one. */
const DASHES = /[\p{Dash_Punctuation}\u02d7\u2043\u2212\u2796]/gu;

/** Matches a text that is normalized already, so that the many plain texts of a file skip the replacements. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/**
 * Normalizes a text for storage and comparison: composed (NFC), trimmed, without invisible characters, with single
 * spaces and plain dashes. A line break becomes a space. Case is kept: `fac-1` and `FAC-1` differ.
 */
export const visibleText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text.replaceAll(UNSEEN, '').normalize('NFC').replaceAll(BLANKS, ' ').replaceAll(DASHES, '-').trim();

/** Normalizes each line of a text, and keeps the line breaks as `\n`, except those at its ends. */
export const visibleLines = (text: string): string =>
  text
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    .map(visibleText)
    .join('\n')
    .trim();

/** Control characters and direction marks. */
const unprintable = /[\p{Cc}\p{Bidi_Control}]/u;

/** Returns true if the text has no control characters or direction marks. */
export const isPrintable = (text: string | undefined): boolean => !unprintable.test(text ?? '');
