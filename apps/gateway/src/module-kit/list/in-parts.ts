import { largestPage } from '@backoffice/validators';
import { inputError } from '../../errors/gateway-error.ts';
import type { Filter, ListQuery, Page, Sort } from '../../rest/rest-client.ts';
import type { ListMethod } from './list-method.ts';

/** Characters in a URL above which the values of one condition are split. Servers refuse long URLs. */
const MOST_CHARACTERS = 3_000;

/** Maximum number of different rows that all parts of the conditions may match together. */
const MOST_ROWS = 2_000;

/** Value by which a row is sorted. */
type Sorted = string | number | null | undefined;

/** Sort values of a row, by the service's name of the field. A value may depend on the conditions of the list. */
export type RowOrders<Row, Field extends string = string> = Readonly<
  Record<Field, (row: Row, filters: readonly Filter[]) => Sorted>
>;

type Values = readonly (string | number)[];

const isList = (value: Filter['value']): value is Values => Array.isArray(value);

const lengthOf = (value: unknown): number => encodeURIComponent(JSON.stringify(value)).length;

/**
 * Splits the values of each condition that is too long for a URL. There is one part for each combination of pieces. A
 * piece is short enough or a single value, so each call leaves one condition fewer to split.
 */
const partsOf = (filters: readonly Filter[]): readonly (readonly Filter[])[] => {
  const at = filters.findIndex(({ value }) => isList(value) && value.length > 1 && lengthOf(value) > MOST_CHARACTERS);
  const long = filters[at];
  if (long === undefined || !isList(long.value)) return [filters];
  const parts: (string | number)[][] = [];
  let room = 0;
  for (const value of long.value) {
    room -= lengthOf(value) + lengthOf(',');
    const last = parts.at(-1);
    if (last === undefined || room < 0) {
      parts.push([value]);
      room = MOST_CHARACTERS - lengthOf(value);
    } else last.push(value);
  }
  return parts.flatMap((value) => partsOf(filters.with(at, { ...long, value })));
};

const spanish = new Intl.Collator('es');

/** Compares two sort values. In ascending order, rows without a value come last, as in the services. */
const compare = (one: Sorted, other: Sorted): number => {
  if (one == null || other == null) return Number(one == null) - Number(other == null);
  return typeof one === 'number' && typeof other === 'number' ? one - other : spanish.compare(`${one}`, `${other}`);
};

const inOrder =
  <Row>({ filters, sorts }: Required<Pick<ListQuery, 'filters' | 'sorts'>>, orders: RowOrders<Row>) =>
  (one: Row, other: Row): number => {
    for (const { field, direction } of sorts) {
      const valueOf = orders[field];
      if (valueOf === undefined) throw new Error(`There is no order by ${field} for a list that is asked in parts.`);
      const sign = compare(valueOf(one, filters), valueOf(other, filters));
      if (sign !== 0) return direction === 'ascending' ? sign : -sign;
    }
    return 0;
  };

const tooMany = () => inputError('filter', `Coinciden más de ${MOST_ROWS.toLocaleString('es-AR')}. Acote la búsqueda.`);

/**
 * Returns every matching row once. Several parts may match the same row, so that the sizes of the parts do not tell the
 * number of rows.
 * @throws GatewayError when more than `MOST_ROWS` match
 */
export const everyRow = async <Row extends { readonly id: string }>(
  list: ListMethod<Row>,
  { filters, sorts = [] }: Pick<ListQuery, 'filters' | 'sorts'>,
): Promise<Row[]> => {
  const found = new Map<string, Row>();
  const take = (page: Page<Row>): void => {
    for (const row of page.rows) found.set(row.id, row);
    if (page.size > MOST_ROWS || found.size > MOST_ROWS) throw tooMany();
  };
  const readPart = (part: readonly Filter[]) => (page: number) =>
    list({ filters: part, sorts, page, limit: largestPage });
  const parts = partsOf(filters).map(readPart);
  const firsts = await Promise.all(parts.map((pageAt) => pageAt(1)));
  firsts.forEach(take);
  // part by part, so that the calls end soon after the limit is exceeded
  for (const [at, pageAt] of parts.entries()) {
    const pages = Math.ceil((firsts[at]?.size ?? 0) / largestPage);
    const others = Array.from({ length: Math.max(0, pages - 1) }, (_, place) => pageAt(place + 2));
    (await Promise.all(others)).forEach(take);
  }
  return [...found.values()];
};

/**
 * Wraps a list whose conditions may be too long for one URL. It then reads the list in parts, and sorts and pages the
 * rows here. The pages of one request share one reading.
 */
export const inParts = <Row extends { readonly id: string }>(
  list: ListMethod<Row>,
  orders: RowOrders<Row>,
): ListMethod<Row> => {
  const readings = new Map<string, Promise<readonly Row[]>>();
  const everyInOrder = async (filters: readonly Filter[], sorts: readonly Sort[]) =>
    (await everyRow(list, { filters, sorts })).sort(inOrder({ filters, sorts }, orders));
  return async (query) => {
    const { filters, sorts = [], page, limit } = query;
    if (partsOf(filters).length === 1) return list(query);
    const key = JSON.stringify([filters, sorts]);
    const reading = readings.get(key) ?? everyInOrder(filters, sorts);
    readings.set(key, reading);
    const rows = await reading;
    return { rows: rows.slice((page - 1) * limit, page * limit), page, limit, size: rows.length };
  };
};
