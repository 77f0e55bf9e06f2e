/** Characters that nobody sees: zero widths, fillers, and what turns the direction of a text so that it looks like another. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb]/gu;

/** Blanks of every kind and width, one or several. */
const BLANKS = /[\s\u0085\u2800]+/g;

/** Dashes of every kind, and the signs that look like one. */
const DASHES = /[\p{Dash_Punctuation}\u02d7\u2043\u2212\u2796]/gu;

/** Texts that are in the one form already: most are, and a file has many. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/**
 * A text as people see it, in the one form in which texts are kept and compared: composed (NFC), without unseen characters,
 * with one blank for any blanks, `-` for any dash, and nothing around it. Case stays: `fac-1` and `FAC-1` are two.
 */
export const visibleText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text.replaceAll(UNSEEN, '').normalize('NFC').replaceAll(BLANKS, ' ').replaceAll(DASHES, '-').trim();

/** The same of each line of a text that may have several. */
export const visibleLines = (text: string): string =>
  text
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    .map(visibleText)
    .join('\n')
    .trim();

/** Controls, and what turns the direction of a text. */
const unprintable = /[\p{Cc}\p{Bidi_Control}]/u;

/** Asks if a text that is kept and shown to others has only visible characters; nobody types anything else. */
export const isPrintable = (text: string | undefined): boolean => !unprintable.test(text ?? '');
