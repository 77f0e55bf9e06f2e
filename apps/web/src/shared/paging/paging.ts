import type { SortDirection } from '@/shared/apollo/schema-types.generated';
import { quantity } from '@/shared/format';
import type { Preference } from '@/shared/preferences';

/** Page sizes to choose from, for lists without their own (GAP-01). */
export const pageSizes: readonly number[] = [5, 10, 25, 50, 100];

/** Default page size, for lists without their own (GAP-01). */
export const defaultPageSize = 25;

/** Preference for the page size of all lists; undefined until the person chooses one. */
export const pageSize: Preference<number | undefined> = {
  key: 'page.size',
  initial: undefined,
  read: (kept) => pageSizes.find((size) => size === kept),
};

interface ShownRange {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Value of the pager for a total that is not known yet. */
export const UNKNOWN_TOTAL = -1;

/** Formats the range of rows and their total: `1.001–1.100 de 2.907`; empty while the total is not known. */
export const rangeText = ({ from, to, count }: ShownRange): string =>
  count === UNKNOWN_TOTAL ? '' : `${quantity(from)}–${quantity(to)} de ${quantity(count)}`;

/** Order of a list by one of its fields. */
export interface Sort<Field extends string = string> {
  readonly field: Field;
  readonly direction: SortDirection;
}

/** Sort fields of a list, and its default order. */
export interface Order<Field extends string = string> {
  readonly fields: readonly Field[];
  readonly default: Sort<Field>;
}

/** Page number, page size and order of a list. */
export interface Paging<Field extends string = string> {
  /** Page number, from 1. */
  readonly page: number;
  readonly limit: number;
  readonly sort: Sort<Field>;
}

/**
 * Reads `pagina`, `filas` and `orden` (`orden=-final_amount` for descending). An invalid value counts as absent.
 * @param preferred page size when the address has none
 * @param sizes page sizes of the list
 */
export function parsePaging<Field extends string>(
  search: URLSearchParams,
  { fields, default: byDefault }: Order<Field>,
  preferred: number,
  sizes = pageSizes,
): Paging<Field> {
  const page = Number(search.get('pagina') ?? 1);
  const limit = Number(search.get('filas') ?? preferred);
  const order = search.get('orden') ?? '';
  const field = fields.find((known) => known.toLowerCase() === order.replace(/^-/, ''));
  return {
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    limit: sizes.find((size) => size === limit) ?? preferred,
    sort: field === undefined ? byDefault : { field, direction: order.startsWith('-') ? 'DESCENDING' : 'ASCENDING' },
  };
}

/**
 * Writes `pagina`, `filas` and `orden` to the address; defaults are left out.
 * @param preferred page size that the address leaves out
 */
export function formatPaging<Field extends string>(
  search: URLSearchParams,
  { page, limit, sort }: Paging<Field>,
  { default: byDefault }: Order<Field>,
  preferred: number,
): void {
  if (sort.field !== byDefault.field || sort.direction !== byDefault.direction)
    search.set('orden', `${sort.direction === 'DESCENDING' ? '-' : ''}${sort.field.toLowerCase()}`);
  if (page !== 1) search.set('pagina', String(page));
  if (limit !== preferred) search.set('filas', String(limit));
}
