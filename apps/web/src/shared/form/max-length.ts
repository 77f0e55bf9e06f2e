/**
 * Maximum characters of a field for digits. It is longer than any number, to allow the blanks and dashes of a paste;
 * the validator counts the digits.
 */
export const NUMBER_MAX_LENGTH = 60;

/** Maximum UTF-16 units of one character: a letter with several combining accents. */
const UNITS = 4;

/**
 * Returns the `maxLength` of a field for a maximum number of characters. Browsers count UTF-16 units, and an emoji has
 * two. The validator counts characters and reports a text that is too long.
 */
export const textMaxLength = (longest: number): number => longest * UNITS;
