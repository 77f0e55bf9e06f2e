/**
 * Characters that a field of a number lets in: more than any number has, for the blanks and dashes of a paste. Its
 * validator counts the digits.
 */
export const NUMBER_ROOM = 60;
