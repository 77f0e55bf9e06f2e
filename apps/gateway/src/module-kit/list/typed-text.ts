// Readings of what is typed or pasted into a search box. None of them asks a service.

/** Characters that part words; a code or an address may have others inside. */
const BREAKS = String.raw`\s,;:"“”«»‹›<>(){}\[\]|¿?¡!`;

const wordOf = new RegExp(`[^${BREAKS}]+`, 'gu');
const addressPattern = new RegExp(`[^${BREAKS}@]+@[^${BREAKS}@]+\\.[^${BREAKS}@]+`, 'u');
const addressPart = new RegExp(`[^${BREAKS}]*@[^${BREAKS}]*`, 'u');

/** A text without the punctuation around it: quotation marks, a full stop, the apostrophe that a spreadsheet shows. */
const bare = (text: string): string => text.replaceAll(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '');

const withoutDots = (text: string): string => text.replaceAll(/^[.'’]+|[.'’]+$/g, '');

/** The e-mail address in a text: alone, in angle brackets after a name, or after `mailto:`. */
export const addressIn = (typed: string): string | undefined => {
  const [found] = addressPattern.exec(typed) ?? [];
  return found === undefined ? undefined : withoutDots(found);
};

/** The part of an e-mail address in a text: what stands around its at sign. */
export const addressPartIn = (typed: string): string | undefined => {
  const [found] = addressPart.exec(typed) ?? [];
  return found === undefined ? undefined : withoutDots(found);
};

/** The words of a text, each once, without punctuation. A word with a digit may be a code, and keeps its slashes. */
export const wordsOf = (typed: string): readonly string[] => {
  const pieces = (typed.match(wordOf) ?? []).flatMap((piece) => (/\d/.test(piece) ? [piece] : piece.split(/[/\\]/)));
  const words = new Set(pieces.map(bare).filter(Boolean));
  return words.size === 0 ? [typed] : [...words];
};

/** The digits of a DNI or a CUIT, however they are separated; undefined for any other text. */
export const identificationDigits = (typed: string): string | undefined => {
  const digits = typed.replaceAll(/[.\-\s_]/g, '');
  return /^(\d{7,8}|\d{11})$/.test(digits) ? digits : undefined;
};

/** A text as a code may be written, with and without the punctuation around it. */
export const codesOf = (typed: string): readonly string[] => {
  const code = bare(typed);
  return code === '' || code === typed ? [typed] : [typed, code];
};

/** The codes of a column that is pasted: words of which each has a digit. Empty for any other text. */
export const listedCodes = (typed: string): readonly string[] => {
  const words = typed.split(/[\s,;]+/).filter(Boolean);
  return words.length > 1 && words.every((word) => /\d/.test(word)) ? words : [];
};
