import type { SortDirection } from '@/shared/apollo/schema-types.generated';
import { quantity } from '@/shared/format';

/** Sizes of a page to choose from, and the usual one (GAP-01). */
export const pageSizes = [5, 10, 25, 100] as const;
const usualSize = 10;

interface ShownRange {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Which rows of how many are on the page: `1.001–1.100 de 2.907`. */
export const rangeText = ({ from, to, count }: ShownRange): string =>
  `${quantity(from)}–${quantity(to)} de ${quantity(count)}`;

/** Order of a list by one of its fields. */
export interface Sort<Field extends string = string> {
  readonly field: Field;
  readonly direction: SortDirection;
}

/** What a list can be sorted by, and how it is without being asked. */
export interface Order<Field extends string = string> {
  readonly fields: readonly Field[];
  readonly usual: Sort<Field>;
}

/** Which part of a list is shown, in which order. */
export interface Paging<Field extends string = string> {
  /** The first is 1. */
  readonly page: number;
  readonly limit: number;
  readonly sort: Sort<Field>;
}

/** Reads `pagina`, `filas` and `orden` (`orden=-final_amount` for descending); what is not valid is as if not given. */
export function parsePaging<Field extends string>(
  search: URLSearchParams,
  { fields, usual }: Order<Field>,
): Paging<Field> {
  const page = Number(search.get('pagina') ?? 1);
  const limit = Number(search.get('filas') ?? usualSize);
  const order = search.get('orden') ?? '';
  const field = fields.find((known) => known.toLowerCase() === order.replace(/^-/, ''));
  return {
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    limit: pageSizes.find((size) => size === limit) ?? usualSize,
    sort: field === undefined ? usual : { field, direction: order.startsWith('-') ? 'DESCENDING' : 'ASCENDING' },
  };
}

/** Writes them; what is as usual is left out. */
export function formatPaging<Field extends string>(
  search: URLSearchParams,
  { page, limit, sort }: Paging<Field>,
  { usual }: Order<Field>,
): void {
  if (sort.field !== usual.field || sort.direction !== usual.direction)
    search.set('orden', `${sort.direction === 'DESCENDING' ? '-' : ''}${sort.field.toLowerCase()}`);
  if (page !== 1) search.set('pagina', String(page));
  if (limit !== usualSize) search.set('filas', String(limit));
}

/** Everything, as against an address without parameters, which stands for the list as it was left. */
export function sayEverything(search: URLSearchParams): void {
  if (search.size === 0) search.set('pagina', '1');
}
