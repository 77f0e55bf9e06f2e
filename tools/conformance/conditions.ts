/** A condition of a list, as it is sent. */
export interface Filter {
  readonly field: string;
  readonly value: unknown;
  readonly operation: string;
  readonly or?: Filter;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Finds the values of a field in a row, in each entry of a list on the way.
 * @returns undefined where the row does not have the field
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

/** A text as searches compare it: without case, accents and what nobody sees. */
const folded = (value: unknown): string =>
  String(value)
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

/** A number that orders values as their service does; undefined for mere texts. */
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

/** Returns whether a row meets a condition, as far as it has the fields. */
export const meets = (row: unknown, { field, value, operation, or }: Filter): boolean => {
  const told = field.split(',').map((name) => valuesAt(row, name));
  const isMet = told.some((values) => values === undefined || values.some((one) => tests[operation]?.(one, value)));
  return isMet || (or !== undefined && meets(row, or));
};

/** The same condition with a value of this row, which then meets it; undefined where the row has none. */
export const forRow = (row: unknown, filter: Filter): Filter | undefined => {
  const { operation } = filter;
  const told = filter.field.split(',').flatMap((name) => valuesAt(row, name) ?? []);
  const kind = typeof listOf(filter.value)[0];
  const found = told.find((value) => typeof value === kind && value !== '');
  if (found === undefined) return undefined;
  const value = valueFor(operation, found, filter.value);
  return value === undefined ? undefined : { ...filter, value };
};

const valueFor = (operation: string, found: unknown, given: unknown): unknown => {
  if (operation === 'BETWEEN') return [found, found];
  if (operation === 'LESS_THAN') return typeof found === 'number' ? found + 1 : justAfter(found);
  if (operation === 'CONTAINS' || operation === 'LIKE') return String(found).split(/\s+/)[0];
  return Array.isArray(given) ? [found] : found;
};

const justAfter = (moment: unknown): string | undefined => {
  const at = rank(moment);
  return at === undefined ? undefined : new Date(at + 1_000).toISOString();
};

/** Returns whether two neighbours stand in order; texts as any usual collation has them. */
export const inOrder = (one: unknown, next: unknown, field: string, direction: string): boolean => {
  const [before, after] = direction === 'ascending' ? [one, next] : [next, one];
  const [first, ...others] = valuesAt(before, field) ?? [];
  const [second, ...more] = valuesAt(after, field) ?? [];
  const isUnknown = first == null || second == null || others.length > 0 || more.length > 0;
  if (isUnknown || compared(first, second) <= 0) return true;
  if (typeof first !== 'string' || typeof second !== 'string' || rank(first) !== undefined) return false;
  return first <= second || new Intl.Collator('es').compare(first, second) <= 0;
};
