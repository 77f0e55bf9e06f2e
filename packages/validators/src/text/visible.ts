/** Marks that turn the direction of a text: with them it could look like another. */
const TURNS = String.raw`\u202a-\u202e\u2066-\u2069`;
const turned = new RegExp(`[${TURNS}]`, 'g');

/** Controls, and what turns the direction of a text. */
const unseen = new RegExp(String.raw`[\p{Cc}${TURNS}]`, 'u');

/** Characters that nobody sees and that come with pasting: soft hyphens, zero widths, marks of direction and byte order. */
const ZERO_WIDTH = /[\u00ad\u061c\u180e\u200b-\u200f\u2060-\u2064\u206a-\u206f\ufeff]/g;

/** Asks if a text that is kept and shown to others has only visible characters; nobody types anything else. */
export const isPrintable = (text: string | undefined): boolean => !unseen.test(text ?? '');

/** A text as people see it, in one form of Unicode (NFC). */
export const seenText = (text: string): string => text.normalize('NFC').replaceAll(ZERO_WIDTH, '');

/** A text that comes from elsewhere than a form: nobody could find there what turns its direction, so that it goes, too. */
export const visibleCharacters = (text: string): string => seenText(text).replaceAll(turned, '');

/** The same without the spaces around it. */
export const visibleText = (text: string): string => visibleCharacters(text).trim();
