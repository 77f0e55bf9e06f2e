import { amountRange, endOfDay, paging, period as periodShape, startOfDay } from '@backoffice/validators';
import { checked } from '../errors/checked.ts';
import { InputError } from '../errors/input-error.ts';
import type { AmountRangeInput, PeriodInput, SortDirection } from '../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../rest/list-query.ts';
import { anyField, anyValue } from './extended-filters.ts';

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

/** The days of a period, by the clock of Buenos Aires (A209); none where nothing is asked. */
export const periodFilters = (field: string, period: PeriodInput | null | undefined): Filter[] => {
  if (!period) return [];
  const { from, to } = checked('filter.period', periodShape, period);
  return [
    { field, value: startOfDay(from).toISOString(), operation: 'GREATER_THAN_OR_EQUAL_TO' },
    { field, value: endOfDay(to).toISOString(), operation: 'LESS_THAN_OR_EQUAL_TO' },
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

/** Where the one search box looks. */
interface SearchedFields {
  /** Identifiers, compared whole. */
  readonly exact: readonly [string, string];
  /** Texts, of which a part is enough. */
  readonly words: readonly [string, string];
}

/** GAP-06: an e-mail; a word with a digit, which is an id of ours or of the collector; else part of a name or a concept. */
export const freeSearch = (text: string | null | undefined, { exact, words }: SearchedFields): Filter[] => {
  if (!text) return [];
  if (text.includes('@')) return [emailFilter('payer.email', text)];
  if (/^\S*\d\S*$/.test(text)) return [anyField(exact, text, 'EQUAL')];
  return [anyField(words, text, 'CONTAINS')];
};
