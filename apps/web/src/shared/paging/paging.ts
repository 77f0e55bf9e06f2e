import type { SortDirection } from '@/shared/apollo/schema-types.generated';
import { quantity } from '@/shared/format';
import type { Preference } from '@/shared/preferences';

/** Sizes of a page to choose from, of lists without sizes of their own (GAP-01). */
export const pageSizes: readonly number[] = [5, 10, 25, 50, 100];

/** Size of a page until the person has chosen one, of lists without a size of their own (GAP-01). */
export const defaultPageSize = 25;

/** The size that the person chose last, for every list; undefined until then. */
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

/** The total of rows that are still searched for, as the pager takes it. */
export const UNKNOWN_TOTAL = -1;

/** Formats the rows of a page and their total: `1.001–1.100 de 2.907`; nothing while the total is not known. */
export const rangeText = ({ from, to, count }: ShownRange): string =>
  count === UNKNOWN_TOTAL ? '' : `${quantity(from)}–${quantity(to)} de ${quantity(count)}`;

/** Order of a list by one of its fields. */
export interface Sort<Field extends string = string> {
  readonly field: Field;
  readonly direction: SortDirection;
}

/** Fields that a list sorts by, and its order unless chosen otherwise. */
export interface Order<Field extends string = string> {
  readonly fields: readonly Field[];
  readonly default: Sort<Field>;
}

/** Page of a list, its size and its order. */
export interface Paging<Field extends string = string> {
  /** The first is 1. */
  readonly page: number;
  readonly limit: number;
  readonly sort: Sort<Field>;
}

/**
 * Reads `pagina`, `filas` and `orden` (`orden=-final_amount` for descending); an invalid value counts as not given.
 * @param preferred size of a page when the address says none
 * @param sizes those that the list offers
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

/** Writes them; defaults are left out. @param preferred size of a page that need not be said */
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
