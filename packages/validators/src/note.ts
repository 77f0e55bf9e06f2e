import { object } from 'yup';
import { printableText } from './printable.ts';

/** Maximum length of a note, in characters. */
export const longestNote = 500;

/** Validator of the text of a note on a record. The text is stored and shown, so a card number is refused. */
export const noteText = printableText({ longest: longestNote, lines: true, name: 'La nota' }).required(
  'Escriba la nota.',
);

/** Form with a note only. */
export const noteForm = object({ text: noteText });

/** A name after `@`, at the beginning of a word, without the signs that end a sentence. */
const MENTION = /(?<!\S)@([\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?)/gu;

/** Name by which a note mentions a person: the user name in lower case, without the domain of an e-mail address. */
export const mentionName = (username: string): string => username.replace(/@.*$/, '').toLowerCase();

/** Maximum number of colleagues whose names the gateway offers for mentions. */
export const mostColleagues = 200;

/** Names that a note mentions with `@`, each once, as `mentionName` has them. */
export const mentionsIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(MENTION), ([, name = '']) => mentionName(name))),
];
