import { columnProblem, listedCodes, searchText } from '@backoffice/validators';
import { inputError } from '../../errors/gateway-error.ts';
import type { Filter } from '../../rest/rest-client.ts';
import { anyField, either, type AnyOf } from './extended-filters.ts';
import { emailFilter, searchedText } from './list-arguments.ts';
import { text } from './search-kinds.ts';
import type { Condition } from './search.ts';
import { addressIn, addressPartIn, codesOf, identificationDigits, wordsOf } from './typed-text.ts';

// Conditions of the search boxes. A search box reads one text in several ways.

/** Finds each word of a text, in any order, as a part of one field or of any of several. */
export const words = (field: string | AnyOf): Condition<string> => text((typed) => everyWord(field, typed));

/** Maximum words that are searched one by one. A longer text is searched as one phrase, to limit the conditions. */
const mostWords = 8;

/** Creates a condition for each word of a text, in any order: "Apellido, nombre" finds "Nombre Apellido". */
export const everyWord = (field: string | AnyOf, typed: string): Filter[] => {
  const all = wordsOf(typed);
  return (all.length > mostWords ? [typed] : all).map((word) => anyField(field, word, 'CONTAINS'));
};

/** Compares a whole code, in one field or in any of several, with and without the punctuation around it. */
export const typedCode = (field: string | AnyOf): Condition<string> =>
  text((typed) => [codeFilter(field, codesOf(typed))]);

/** Creates a condition on a code, which equals any of these spellings. */
export const codeFilter = (field: string | AnyOf, [code = '', ...others]: readonly string[]): Filter =>
  anyField(field, others.length === 0 ? code : [code, ...others], 'EQUAL');

const inAnyCase = (codes: readonly string[]): readonly string[] => [
  ...new Set(codes.flatMap((code) => [code, code.toUpperCase(), code.toLowerCase()])),
];

/**
 * Compares a column of pasted codes in any of several fields. Each code is compared whole: as typed, in capitals and in
 * lower case.
 */
export const codeColumn =
  (fields: AnyOf): Condition<readonly string[]> =>
  (given, { path }) => {
    const problem = columnProblem(given);
    if (problem !== undefined) throw inputError(path, problem, 'TOO_LARGE');
    const codes = given.map((code, at) => searchedText(`${path}.${at}`, searchText, code));
    return [anyField(fields, inAnyCase(codes), 'EQUAL')];
  };

/** Fields that a search box searches. */
interface TextFields {
  /** Identifiers, codes and references. They are compared whole: as typed, in capitals and in lower case. */
  readonly exact: AnyOf;
  /** Text fields, in which a part of each word is enough. */
  readonly words: string | AnyOf;
}

interface SearchedFields extends TextFields {
  /** Fields of visible card digits, by number of digits. Four or six digits may be card digits or a code. */
  readonly cardDigits?: Readonly<Record<number, string>>;
  /** Field of the payer's e-mail address; `payer.email` by default. */
  readonly email?: string;
}

/**
 * Creates the conditions for a text that is words, a code or a column of codes. A row matches when a code is equal or
 * when each word is found (GAP-06).
 */
export const wordsOrCode = (fields: TextFields, typed: string): Filter[] => {
  const or = codeFilter(fields.exact, inAnyCase([...codesOf(typed), ...listedCodes(typed)]));
  return everyWord(fields.words, typed).map((word) => either(word, or));
};

/**
 * Creates the condition of a search box (GAP-06). It reads the text as an e-mail address or a part of one. Otherwise,
 * an identification or a single word with a digit is a code. Any other text is words or codes.
 */
export const freeText = (fields: SearchedFields): Condition<string> =>
  text((typed) => {
    const { email = 'payer.email' } = fields;
    const address = addressIn(typed);
    if (address !== undefined) return [emailFilter(email, address)];
    const part = addressPartIn(typed);
    if (part !== undefined) return [{ field: email, value: part, operation: 'CONTAINS' }];
    const digits = identificationDigits(typed);
    if (digits === undefined && !/^\S*\d\S*$/.test(typed)) return wordsOrCode(fields, typed);
    const ofCard = /^\d+$/.test(typed) ? fields.cardDigits?.[typed.length] : undefined;
    const exactFields: AnyOf = ofCard === undefined ? fields.exact : [...fields.exact, ofCard];
    const codes = [...codesOf(typed), ...listedCodes(typed), ...(digits === undefined ? [] : [digits])];
    return [codeFilter(exactFields, inAnyCase(codes))];
  });
