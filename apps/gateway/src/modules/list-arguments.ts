import {
  amountRange,
  endOfDay,
  exactText,
  largestPage,
  paging,
  period as periodShape,
  startOfDay,
} from '@backoffice/validators';
import { checked } from '../errors/checked.ts';
import { InputError } from '../errors/input-error.ts';
import type { AmountRangeInput, PeriodInput, SortDirection } from '../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../rest/rest-client.ts';
import { anyField, anyValue, type AnyOf } from './extended-filters.ts';

/** The part of a list that is asked for, within its bounds. */
export const pageOf = (given: { readonly page: number; readonly limit: number }): { page: number; limit: number } =>
  checked('', paging, { page: given.page, limit: given.limit });

/** A page of a list that cannot have rows. */
export const emptyPage = (given: { readonly page: number; readonly limit: number }) => ({
  ...pageOf(given),
  rows: [],
  size: 0,
});

/**
 * The condition on an e-mail address: as it was typed, and in lower case too. Services compare letter by letter, and
 * people type capitals where there are none.
 */
export const emailFilter = (field: string, address: string): Filter => {
  const lower = address.toLowerCase();
  return lower === address ? { field, value: address, operation: 'EQUAL' } : anyValue(field, [address, lower]);
};

interface GivenSort<Field extends string> {
  readonly field: Field;
  readonly direction: SortDirection;
}

/** Sorts in the service's names; undefined without any, so that the caller says the usual one. */
export function sortsOf<Field extends string>(
  sorts: readonly GivenSort<Field>[] | null | undefined,
  fields: Readonly<Record<Field, string>>,
): Sort[] | undefined {
  if (!sorts || sorts.length === 0) return undefined;
  if (new Set(sorts.map(({ field }) => field)).size < sorts.length)
    throw new InputError('sorts', 'Ordene una sola vez por cada columna.');
  return sorts.map(({ field, direction }) => ({
    field: fields[field],
    direction: direction === 'ASCENDING' ? 'ascending' : 'descending',
  }));
}

/** A condition on a field that must be just this, or one of these; none where nothing is asked. */
export const equal = (field: string, value: Filter['value'] | undefined): Filter[] =>
  value === null || value === undefined || value === '' ? [] : [{ field, value, operation: 'EQUAL' }];

/** A condition on the identifier: one of these, as many as a page has; none where nothing is asked. */
export const oneOfIds = (ids: readonly string[] | null | undefined): Filter[] => {
  if (!ids) return [];
  if (ids.length > largestPage) throw new InputError('filter.ids', `Elija ${largestPage} como máximo.`);
  for (const id of ids) checked('filter.ids', exactText, id);
  return [anyValue('id', ids)];
};

/**
 * The days of a period, by the clock of Buenos Aires (A209); none where nothing is asked.
 * @param field the service's name of the moment, or its names of both ends
 * @param end whether the service is asked until the last moment of the last day, or before the first of the next (B89)
 */
export const periodFilters = (
  field: string | { readonly from: string; readonly to: string },
  period: PeriodInput | null | undefined,
  end: 'inclusive' | 'exclusive' = 'inclusive',
): Filter[] => {
  if (!period) return [];
  const { from, to } = checked('filter.period', periodShape, period);
  const names = typeof field === 'string' ? { from: field, to: field } : field;
  const last = endOfDay(to);
  return [
    { field: names.from, value: startOfDay(from).toISOString(), operation: 'GREATER_THAN_OR_EQUAL_TO' },
    end === 'inclusive'
      ? { field: names.to, value: last.toISOString(), operation: 'LESS_THAN_OR_EQUAL_TO' }
      : { field: names.to, value: new Date(last.getTime() + 1).toISOString(), operation: 'LESS_THAN' },
  ];
};

/**
 * The amounts of a range, both ends included (GAP-19); none where nothing is asked.
 * @throws InputError when it is no range of amounts
 */
export const amountFilters = (field: string, range: AmountRangeInput | null | undefined): Filter[] => {
  const { from, to } = checked('filter.amount', amountRange, { from: range?.from ?? '', to: range?.to ?? '' });
  if (from !== '' && from === to) return [{ field, value: Number(from), operation: 'EQUAL' }];
  return [
    ...(from === '' ? [] : [{ field, value: Number(from), operation: 'GREATER_THAN_OR_EQUAL_TO' as const }]),
    ...(to === '' ? [] : [{ field, value: Number(to), operation: 'LESS_THAN_OR_EQUAL_TO' as const }]),
  ];
};

/** A condition on an e-mail address; none where nothing is asked. */
export const equalEmail = (field: string, address: string | null | undefined): Filter[] =>
  address ? [emailFilter(field, address)] : [];

/** The digits of a DNI or a CUIT, however they are separated; undefined for any other text. */
export const identificationDigits = (text: string): string | undefined => {
  const digits = text.replaceAll(/[.\-\s_]/g, '');
  return /^(\d{7,8}|\d{11})$/.test(digits) ? digits : undefined;
};

/** More words than this are searched as one phrase: services take a limited number of conditions. */
const mostWords = 8;

/** Conditions for the words of a text, which may stand in any order: "apellido nombre" finds "Nombre Apellido". */
export const everyWord = (text: string, filterOf: (word: string) => Filter): Filter[] => {
  const words = [...new Set(text.split(/\s+/))];
  return (words.length > mostWords ? [text] : words).map(filterOf);
};

/** Where the one search box looks. */
interface SearchedFields {
  /** Identifiers, codes and references, compared whole in any case. */
  readonly exact: AnyOf;
  /** Texts, of which a part of each word is enough. */
  readonly words: AnyOf;
}

/** GAP-06: an e-mail or a part of it; a word with a digit, which is a code of somebody; else words of names and concepts. */
export const freeSearch = (text: string | null | undefined, { exact, words }: SearchedFields): Filter[] => {
  if (!text) return [];
  if (/^\S+@\S+\.\S+$/.test(text)) return [emailFilter('payer.email', text)];
  if (text.includes('@')) return [{ field: 'payer.email', value: text, operation: 'CONTAINS' }];
  const digits = identificationDigits(text);
  if (digits !== undefined || /^\S*\d\S*$/.test(text)) {
    const spellings = new Set([text, text.toUpperCase(), text.toLowerCase(), digits ?? text]);
    return [anyField(exact, spellings.size === 1 ? text : [...spellings], 'EQUAL')];
  }
  return everyWord(text, (word) => anyField(words, word, 'CONTAINS'));
};
