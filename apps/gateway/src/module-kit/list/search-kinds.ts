import {
  amountRange,
  endOfDay,
  exactText,
  largestPage,
  period as periodShape,
  searchText,
  startOfDay,
  type Schema,
} from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { inputError } from '../../errors/gateway-error.ts';
import type { AmountRangeInput, PeriodInput } from '../../api/schema-types.generated.ts';
import type { Filter } from '../../rest/rest-client.ts';
import { anyField, anyValue, betweenEnds, type AnyOf } from './extended-filters.ts';
import { emailFilter, equal, searchedText } from './list-arguments.ts';
import type { Condition } from './search.ts';

// Kinds of conditions that the filters of several domains use, by field.

/** Compares a number or a flag. */
export const value =
  (field: string): Condition<number | boolean> =>
  (given) =>
    equal(field, given);

/** Compares a whole text, which its validator checks, in one field or in any of several. */
export const exact =
  (field: string | AnyOf, shape: Schema<string | undefined> = exactText): Condition<string> =>
  (given, { path }) => [anyField(field, searchedText(path, shape, given), 'EQUAL')];

/** Compares an e-mail address. */
export const email =
  (field: string): Condition<string> =>
  (given, { path }) => [emailFilter(field, searchedText(path, exactText, given))];

/** Creates the conditions of a search box from the checked text. */
export const text =
  (conditionsOf: (text: string) => readonly Filter[]): Condition<string> =>
  (given, { path }) =>
    conditionsOf(searchedText(path, searchText, given));

/** Finds a text as a part of one field, or of any of several. */
export const part = (field: string | AnyOf): Condition<string> => text((typed) => [anyField(field, typed, 'CONTAINS')]);

const knownCode = (given: string, path: string, refusal: string): string => {
  if (given === 'UNKNOWN') throw inputError(path, refusal);
  return given.toLowerCase();
};

/** Compares a code: an enum of the schema whose values are the service's codes in capitals. */
export const code =
  (field: string, refusal = 'Elija un estado conocido.'): Condition<string> =>
  (given, { path }) =>
    equal(field, knownCode(given, path, refusal));

/** Compares a code with several; any of them may match. */
export const codes =
  (field: string, refusal = 'Elija estados conocidos.'): Condition<readonly string[]> =>
  (given, { path }) => [
    anyValue(
      field,
      [...new Set(given)].map((one) => knownCode(one, path, refusal)),
    ),
  ];

/** Compares an identifier with several, at most as many as a page has rows. */
export const ids =
  (field: string): Condition<readonly string[]> =>
  (given, { path }) => {
    if (given.length > largestPage) throw inputError(path, `Elija ${largestPage} como máximo.`);
    return [
      anyValue(
        field,
        given.map((id, at) => searchedText(`${path}.${at}`, exactText, id)),
      ),
    ];
  };

/**
 * Compares a timestamp with the days of a period in Buenos Aires (A209).
 * @param field service's name of the timestamp, or its names of both ends
 * @param end inclusive: up to the last millisecond of the last day; exclusive: before the first of the next day (B89)
 */
export const period =
  (
    field: string | { readonly from: string; readonly to: string },
    end: 'inclusive' | 'exclusive' = 'inclusive',
  ): Condition<PeriodInput> =>
  (given, { path }) => {
    const { from, to } = checked(path, periodShape, given);
    const names = typeof field === 'string' ? { from: field, to: field } : field;
    const last = endOfDay(to);
    return [
      { field: names.from, value: startOfDay(from).toISOString(), operation: 'GREATER_THAN_OR_EQUAL_TO' },
      end === 'inclusive'
        ? { field: names.to, value: last.toISOString(), operation: 'LESS_THAN_OR_EQUAL_TO' }
        : { field: names.to, value: new Date(last.getTime() + 1).toISOString(), operation: 'LESS_THAN' },
    ];
  };

/** Matches this timestamp and later ones. */
export const since =
  (field: string): Condition<string> =>
  (given) => [{ field, value: new Date(given).toISOString(), operation: 'GREATER_THAN_OR_EQUAL_TO' }];

/** Matches this timestamp and earlier ones. */
export const until =
  (field: string): Condition<string> =>
  (given) => [{ field, value: new Date(given).toISOString(), operation: 'LESS_THAN_OR_EQUAL_TO' }];

/** Compares a list of timestamps inside each row with the days of a period. One of them must lie in the period. */
export const periodOfAny =
  (field: string): Condition<PeriodInput> =>
  (given, { path }) => {
    const { from, to } = checked(path, periodShape, given);
    return [betweenEnds(field, [startOfDay(from).toISOString(), endOfDay(to).toISOString()])];
  };

/** Compares a number with several, at most as many as a page has rows. */
export const numbers =
  (field: string): Condition<readonly number[]> =>
  (given, { path }) => {
    if (given.length > largestPage) throw inputError(path, `Elija ${largestPage} como máximo.`);
    return [anyValue(field, given)];
  };

/**
 * Compares a destination account. Spaces and hyphens of a number are ignored. An alias is compared as typed, in lower
 * case and in capitals.
 */
export const destination =
  (field: string): Condition<string> =>
  (given, { path }) => {
    const typed = searchedText(path, searchText, given);
    const number = typed.replaceAll(/[\s-]/g, '');
    const account = /^\d{22}$/.test(number) ? number : typed;
    return [anyValue(field, [...new Set([account, account.toLowerCase(), account.toUpperCase()])])];
  };

/** Compares an amount with a range, both ends included (GAP-19). */
export const amounts =
  (field: string): Condition<AmountRangeInput> =>
  (given, { path }) => {
    const { from, to } = checked(path, amountRange, { from: given.from ?? '', to: given.to ?? '' });
    if (from !== '' && from === to) return [{ field, value: Number(from), operation: 'EQUAL' }];
    return [
      ...(from === '' ? [] : [{ field, value: Number(from), operation: 'GREATER_THAN_OR_EQUAL_TO' as const }]),
      ...(to === '' ? [] : [{ field, value: Number(to), operation: 'LESS_THAN_OR_EQUAL_TO' as const }]),
    ];
  };

/** Adds no condition: the field only changes how another field is read. */
export const modifier: Condition<unknown> = () => [];
