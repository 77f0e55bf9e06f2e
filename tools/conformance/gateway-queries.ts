import type { ReadCall } from '@backoffice/gateway/testing';
import type { Operation } from '@backoffice/platform/testing';
import type { Filter } from './conditions.ts';
import { propertyOf, dialectOf, nameOf, type Service } from './service.ts';

interface Sort {
  readonly field: string;
  readonly direction: string;
}

/** Query of a list, as the gateway sends it. */
export interface GatewayQuery {
  /** Field of the API that sends this query. */
  readonly apiField: string;
  readonly filters: readonly Filter[];
  readonly sorts: readonly Sort[];
  readonly page: number;
  readonly limit: number;
}

const isFilters = (value: unknown): value is readonly Filter[] => Array.isArray(value);
const isSorts = (value: unknown): value is readonly Sort[] => Array.isArray(value);

const questionOf = (service: Service, { place: apiField, path }: ReadCall): GatewayQuery => {
  const { searchParams: query } = new URL(path, 'http://service.invalid');
  const { limitParameter, firstPage } = dialectOf(service.name);
  const filters: unknown = JSON.parse(query.get('filters') ?? '[]');
  const sorts: unknown = JSON.parse(query.get('sorts') ?? '[]');
  return {
    apiField,
    filters: isFilters(filters) ? filters : [],
    sorts: isSorts(sorts) ? sorts : [],
    page: Number(query.get('page') ?? firstPage),
    limit: Number(query.get(limitParameter) ?? 10),
  };
};

/** Returns whether a condition compares a code of the service, such as a status, and not typed text. */
const comparesCode = ({ operation, value }: Filter): boolean =>
  operation === 'EQUAL' && typeof value === 'string' && /^[a-z_]{4,}$/.test(value);

/** Returns the parts of a query without typed values. */
const partsOf = ({ filters, sorts, page }: GatewayQuery): readonly string[] => [
  ...filters.map((filter) => {
    const { field, value, operation, or } = filter;
    const kind = comparesCode(filter) ? value : Array.isArray(value) ? 'list' : typeof value;
    return JSON.stringify([field, operation, kind, or?.field]);
  }),
  ...sorts.map((sort) => JSON.stringify(sort)),
  `page ${page}`,
];

/**
 * Returns the gateway's queries for a list. Each adds a part that the earlier ones lack. Without any, it returns a
 * plain query.
 */
export const queriesFor = (service: Service, operation: Operation): readonly GatewayQuery[] => {
  const calls = service.gatewayCalls.filter((call) => call.operation === nameOf(operation));
  const known = new Set<string>();
  const questions = calls
    .map((call) => questionOf(service, call))
    .filter((question) => {
      const added = partsOf(question).filter((part) => !known.has(part));
      for (const part of added) known.add(part);
      return added.length > 0;
    });
  const { firstPage } = dialectOf(service.name);
  const plain = { apiField: 'no field of the API', filters: [], sorts: [], page: firstPage, limit: 10 };
  return questions.length === 0 ? [plain] : questions;
};

/** Returns path and query in the dialect of the service. */
export const pathOf = (service: Service, path: string, { filters, sorts, page, limit }: GatewayQuery): string => {
  const query = new URLSearchParams({ page: String(page), [dialectOf(service.name).limitParameter]: String(limit) });
  if (filters.length > 0) query.set('filters', JSON.stringify(filters));
  if (sorts.length > 0) query.set('sorts', JSON.stringify(sorts));
  return `${path}?${query.toString()}`;
};

/** Returns a text that identifies a row. */
export const identityOf = (row: unknown): string =>
  JSON.stringify(propertyOf(row, 'id') ?? propertyOf(row, 'batch_number') ?? propertyOf(row, 'index') ?? row);
