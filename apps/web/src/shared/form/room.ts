/**
 * Characters that a field of a number lets in: more than any number has, for the blanks and dashes of a paste. Its
 * validator counts the digits.
 */
export const NUMBER_ROOM = 60;

/** Most UTF-16 units of a character: a letter with several accents that are typed apart. */
const UNITS = 4;

/**
 * Room of a field whose text may have this many characters. A browser counts UTF-16 units, of which an emoji has two; the
 * validator counts characters, and says when there are too many.
 */
export const textRoom = (longest: number): number => longest * UNITS;
