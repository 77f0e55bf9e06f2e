/** Controls, and what turns the direction of a text around: with them it could look like another text. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Characters that nobody sees: soft hyphens, zero widths, marks of direction and of byte order. */
const ZERO_WIDTH = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** Message for a text that has them. */
export const notPrintable = 'El texto tiene caracteres que no se admiten.';

/** Asks if a text that is kept and shown to others has only visible characters; nobody types anything else. */
export const isPrintable = (text: string | undefined): boolean => !UNSEEN.test(text ?? '');

/** A text as people see it, in one form of Unicode (NFC), without the spaces around it. */
export const visibleText = (text: string): string => text.normalize('NFC').replaceAll(ZERO_WIDTH, '').trim();
