/** Condition of a list, as sent to the service. */
export interface Filter {
  readonly field: string;
  readonly value: unknown;
  readonly operation: string;
  readonly or?: Filter;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Finds the values of a field in a row, within every entry of a list on the path.
 * @returns undefined when the row does not have the field
 */
const valuesAt = (row: unknown, field: string): readonly unknown[] | undefined => {
  let values: readonly unknown[] = [row];
  for (const name of field.split('.')) {
    const holders = values.filter(isObject);
    if (holders.some((holder) => !Object.hasOwn(holder, name))) return undefined;
    values = holders.map((holder): unknown => Reflect.get(holder, name)).flat();
  }
  return values;
};

/** Converts a text to the form in which searches compare it: without case, accents and invisible characters. */
const folded = (value: unknown): string =>
  String(value)
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

/** Returns a number to compare numbers and dates by; undefined for other values. */
const rank = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : undefined;
};

const compared = (value: unknown, other: unknown): number => {
  const [one, two] = [rank(value), rank(other)];
  if (one !== undefined && two !== undefined) return one - two;
  return folded(value) < folded(other) ? -1 : Number(folded(value) !== folded(other));
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const tests: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  EQUAL: (value, wanted) => listOf(wanted).some((one) => folded(one) === folded(value)),
  CONTAINS: (value, wanted) => folded(value).includes(folded(wanted)),
  LIKE: (value, wanted) => folded(value).includes(folded(wanted)),
  GREATER_THAN_OR_EQUAL_TO: (value, wanted) => value !== null && compared(value, wanted) >= 0,
  LESS_THAN_OR_EQUAL_TO: (value, wanted) => value !== null && compared(value, wanted) <= 0,
  LESS_THAN: (value, wanted) => value !== null && compared(value, wanted) < 0,
  BETWEEN: (value, wanted) =>
    value !== null && compared(value, listOf(wanted)[0]) >= 0 && compared(value, listOf(wanted)[1]) <= 0,
};

/** Returns whether a row meets a condition or its `or`. Fields that the row does not have count as met. */
export const meets = (row: unknown, { field, value, operation, or }: Filter): boolean => {
  const told = field.split(',').map((name) => valuesAt(row, name));
  const isMet = told.some((values) => values === undefined || values.some((one) => tests[operation]?.(one, value)));
  return isMet || (or !== undefined && meets(row, or));
};

/** Returns the condition with a value of this row, which then meets it; undefined when the row has no value. */
export const conditionForRow = (row: unknown, filter: Filter): Filter | undefined => {
  const [found] = ownValues(row, filter).map(({ value }) => value);
  const value = found === undefined ? undefined : valueFor(filter.operation, found, filter.value);
  return value === undefined ? undefined : { ...filter, value };
};

/** Returns a row's first value of each field of a condition that has the type which the condition compares. */
const ownValues = (row: unknown, { field, value }: Filter): readonly { name: string; value: unknown }[] => {
  const kind = typeof listOf(value)[0];
  return field.split(',').flatMap((name) => {
    const found = valuesAt(row, name)?.find((one) => typeof one === kind && one !== '');
    return found === undefined ? [] : [{ name, value: found }];
  });
};

/** Puts a value between two that rows hardly have, to check that the service compares with each value of a list. */
const among = (found: unknown): readonly unknown[] =>
  typeof found === 'number'
    ? [999_999_999, found, 999_999_998]
    : ['ffffffffffffffffffffffff', found, 'eeeeeeeeeeeeeeeeeeeeeeee'];

const valueFor = (operation: string, found: unknown, given: unknown): unknown => {
  if (operation === 'BETWEEN') return [found, found];
  if (operation === 'LESS_THAN') return moved(found, 1);
  if (operation === 'CONTAINS' || operation === 'LIKE') return String(found).split(/\s+/)[0];
  return Array.isArray(given) ? among(found) : found;
};

/** Condition with a value of a row, and a description of the way in which it is written. */
export interface Attempt {
  readonly row: unknown;
  readonly filter: Filter;
  readonly description: string;
  /** The row may be missing in the result. Only the returned rows are compared with the condition. */
  readonly isOnlyCompared?: boolean;
}

const otherCapitals = (text: string): string =>
  Array.from(text, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join(
    '',
  );
const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const withAccents = (text: string): string =>
  text.replace(/[aeiou](?!\p{M})/iu, (letter) => `${letter}\u0301`.normalize('NFC'));

/** Ways to write a part of a text. Each must find the text. */
const writings: readonly (readonly [description: string, write: (word: string) => string])[] = [
  ['in other capitals', otherCapitals],
  ['from its second letter', (word) => word.slice(1)],
  ['without its last letter', (word) => word.slice(0, -1)],
  ['without its accents', withoutAccents],
  ['with another accent', withAccents],
];

/** Direction in which the end of a range is moved, so that a value lies within it and not at its end. */
const wider: Readonly<Record<string, number>> = { GREATER_THAN_OR_EQUAL_TO: -1, LESS_THAN_OR_EQUAL_TO: 1 };

/** Adds to a number, or adds seconds to a timestamp. */
const moved = (value: unknown, by: number): unknown =>
  typeof value === 'number' ? value + by : new Date((rank(value) ?? 0) + by * 1_000).toISOString();

/** Other way to query for a value. */
interface Variation extends Pick<Attempt, 'description' | 'isOnlyCompared'> {
  readonly value: unknown;
}

/** Returns the other ways in which the contract allows to query for a value of a row. */
const variations = (operation: string, found: unknown, value: unknown): readonly Variation[] => {
  if (operation === 'LESS_THAN') return [{ description: 'just not', value: found, isOnlyCompared: true }];
  if (operation in wider) return [{ description: 'with room', value: moved(value, wider[operation] ?? 0) }];
  if (typeof value !== 'string' || value.length < 4) return [];
  if (operation === 'EQUAL')
    return /^[a-z_]+$/.test(value) ? [] : [{ description: 'in part', value: value.slice(0, -1), isOnlyCompared: true }];
  if (operation !== 'CONTAINS' && operation !== 'LIKE') return [];
  return writings
    .map(([description, write]) => ({ description, value: write(value) }))
    .filter((one) => one.value !== value);
};

/** Returns conditions with the row's own values: for each field, in the ways that the contract allows. */
export const attemptsFor = (row: unknown, filter: Filter): readonly Attempt[] => {
  const { operation, or } = filter;
  const own = ownValues(row, filter).flatMap(({ name, value: found }): Attempt[] => {
    const value = valueFor(operation, found, filter.value);
    if (value === undefined) return [];
    const description = `its own ${name} ${operation}`;
    const others = variations(operation, found, value).map(
      ({ description: way, value: written, isOnlyCompared = false }) => ({
        row,
        filter: { ...filter, value: written },
        description: `${description} ${way}`,
        isOnlyCompared,
      }),
    );
    return [{ row, filter: { ...filter, value }, description }, ...others];
  });
  if (or === undefined) return own;
  const nobody = { ...filter, value: 'ffffffffffffffffffffffff' };
  return [...own, ...attemptsFor(row, or).map((one) => ({ ...one, filter: { ...nobody, or: one.filter } }))];
};

/**
 * Returns whether two neighbors are in order. Texts may be in the order of code units, of Spanish, or without case and
 * accents. Neighbors without a value or with several values count as in order.
 */
export const isInOrder = (one: unknown, next: unknown, field: string, direction: string): boolean => {
  const [before, after] = direction === 'ascending' ? [one, next] : [next, one];
  const [first, ...others] = valuesAt(before, field) ?? [];
  const [second, ...more] = valuesAt(after, field) ?? [];
  const isUnknown = first == null || second == null || others.length > 0 || more.length > 0;
  if (isUnknown || compared(first, second) <= 0) return true;
  if (typeof first !== 'string' || typeof second !== 'string' || rank(first) !== undefined) return false;
  return first <= second || new Intl.Collator('es').compare(first, second) <= 0;
};
