// Readings of a text that is typed or pasted into a search box. They call no service.

/** Characters that separate words, for a regular expression. A code or an address may contain other punctuation. */
const BREAKS = String.raw`\s,;:"“”«»‹›<>(){}\[\]|¿?¡!`;

const wordOf = new RegExp(`[^${BREAKS}]+`, 'gu');
const addressPattern = new RegExp(`[^${BREAKS}@]+@[^${BREAKS}@]+\\.[^${BREAKS}@]+`, 'u');
const addressPart = new RegExp(`[^${BREAKS}]*@[^${BREAKS}]*`, 'u');

/** Removes the punctuation around a text, such as quotation marks, a full stop, or the apostrophe of a spreadsheet. */
const bare = (text: string): string => text.replaceAll(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '');

const withoutDots = (text: string): string => text.replaceAll(/^[.'’]+|[.'’]+$/g, '');

/** Finds the first e-mail address in a text: alone, in angle brackets after a name, or after `mailto:`. */
export const addressIn = (typed: string): string | undefined => {
  const [found] = addressPattern.exec(typed) ?? [];
  return found === undefined ? undefined : withoutDots(found);
};

/** Finds a partial e-mail address in a text: the characters around its at sign. */
export const addressPartIn = (typed: string): string | undefined => {
  const [found] = addressPart.exec(typed) ?? [];
  return found === undefined ? undefined : withoutDots(found);
};

/**
 * Returns the distinct words of a text, without the punctuation around them; the text itself when it has none. A word
 * with a digit may be a code and keeps its slashes.
 */
export const wordsOf = (typed: string): readonly string[] => {
  const pieces = (typed.match(wordOf) ?? []).flatMap((piece) => (/\d/.test(piece) ? [piece] : piece.split(/[/\\]/)));
  const words = new Set(pieces.map(bare).filter(Boolean));
  return words.size === 0 ? [typed] : [...words];
};

/** Returns the digits of a text with the form of a DNI or a CUIT: 7, 8 or 11 digits. Otherwise returns undefined. */
export const identificationDigits = (typed: string): string | undefined => {
  const digits = typed.replaceAll(/[.\-\s_]/g, '');
  return /^(\d{7,8}|\d{11})$/.test(digits) ? digits : undefined;
};

/** Returns the spellings of a code: as typed, and without the punctuation around it. */
export const codesOf = (typed: string): readonly string[] => {
  const code = bare(typed);
  return code === '' || code === typed ? [typed] : [typed, code];
};
