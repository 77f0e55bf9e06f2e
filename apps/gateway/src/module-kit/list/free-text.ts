import type { Filter } from '../../rest/rest-client.ts';
import { anyField, either, type AnyOf } from './extended-filters.ts';
import { emailFilter } from './list-arguments.ts';
import { text } from './search-kinds.ts';
import type { Condition } from './search.ts';
import { addressIn, addressPartIn, codesOf, identificationDigits, listedCodes, wordsOf } from './typed-text.ts';

// Conditions of the search boxes, which read one text in several ways.

/** Finds each word of a text, in any order, as a part of one field or of any of several. */
export const words = (field: string | AnyOf): Condition<string> => text((typed) => everyWord(field, typed));

/** More words than this are searched as one phrase: services take a limited number of conditions. */
const mostWords = 8;

/** Conditions for the words of a text, which may stand in any order: "Apellido, nombre" finds "Nombre Apellido". */
export const everyWord = (field: string | AnyOf, typed: string): Filter[] => {
  const all = wordsOf(typed);
  return (all.length > mostWords ? [typed] : all).map((word) => anyField(field, word, 'CONTAINS'));
};

/** Compares a code whole, in one field or in any of several, with and without the punctuation around it. */
export const typedCode = (field: string | AnyOf): Condition<string> =>
  text((typed) => [codeFilter(field, codesOf(typed))]);

/** A condition on a code, which equals any of these spellings. */
export const codeFilter = (field: string | AnyOf, [code = '', ...others]: readonly string[]): Filter =>
  anyField(field, others.length === 0 ? code : [code, ...others], 'EQUAL');

/** Fields in which the one search box looks. */
interface TextFields {
  /** Identifiers, codes and references, compared whole in any case. */
  readonly exact: AnyOf;
  /** Texts, of which a part of each word is enough. */
  readonly words: string | AnyOf;
}

interface SearchedFields extends TextFields {
  /** Digits of cards that may be shown, by how many they are: four or six digits may be these as well as a code. */
  readonly cardDigits?: Readonly<Record<number, string>>;
  /** E-mail address of the payer; `payer.email` without it. */
  readonly email?: string;
}

const inAnyCase = (codes: readonly string[]): readonly string[] => [
  ...new Set(codes.flatMap((code) => [code, code.toUpperCase(), code.toLowerCase()])),
];

/**
 * Conditions for a text of words, which may be a code as well, or a column of codes: either the code is the same, or each
 * word is found (GAP-06).
 */
export const wordsOrCode = (fields: TextFields, typed: string): Filter[] => {
  const or = codeFilter(fields.exact, inAnyCase([...codesOf(typed), ...listedCodes(typed)]));
  return everyWord(fields.words, typed).map((word) => either(word, or));
};

/** GAP-06: an e-mail or a part of it; a word with a digit, which is a code of somebody; else words, or a code of several. */
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
