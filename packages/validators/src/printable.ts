/** Controls, and what turns the direction of a text around: with them it could look like another text. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** What is said of a text that has them. */
export const notPrintable = 'El texto tiene caracteres que no se admiten.';

/** Whether a text that is kept and shown to others has only what people see; nobody types anything else. */
export const isPrintable = (text: string | undefined): boolean => !UNSEEN.test(text ?? '');
