import { exactText, searchText } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import type {
  PayerFilter,
  PayerReferenceFilter,
  PayerReferenceSort,
  PayerReferenceSortField,
  PayerSort,
  PayerSortField,
} from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { anyField } from '../extended-filters.ts';
import { emailFilter, equal, everyWord, identificationDigits, sortsOf } from '../list-arguments.ts';

/** Identifiers of the service: an ObjectId or a UUID. */
const identifier = /^([0-9a-f]{24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** A condition for each word of a name, in any order. */
const nameFilters = (text: string): Filter[] =>
  everyWord(text, (value) => ({ field: 'name', value, operation: 'CONTAINS' }));

/** One search box for every field of a payer (GAP-16; A185 says which operation goes with which). */
const searchFilters = (text: string): Filter[] => {
  if (text.includes('@')) return [emailFilter('email', text)];
  const digits = identificationDigits(text);
  if (digits?.length === 11) return [{ field: 'identification.number', value: digits, operation: 'EQUAL' }];
  if (digits !== undefined) return [anyField(['identification.number', 'id'], digits, 'EQUAL')];
  if (identifier.test(text)) return [{ field: 'id', value: text, operation: 'EQUAL' }];
  return nameFilters(text);
};

/** What the service is asked for. */
export function payerFilters(filter: PayerFilter | null | undefined): Filter[] {
  const search = checked('filter.search', searchText, filter?.search);
  return search ? searchFilters(search) : [];
}

const sortFields: Readonly<Record<PayerSortField, string>> = { ID: 'id', NAME: 'name', EMAIL: 'email' };

/** The order that is asked for; by name without one. */
export const payerSorts = (sorts: readonly PayerSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'name', direction: 'ascending' }];

/** One search box for every field of a payer reference (B49, B312). */
const referenceSearch = (text: string): Filter[] => {
  if (text.includes('@')) return [emailFilter('email', text)];
  const digits = identificationDigits(text);
  if (digits !== undefined) return [anyField(['identification.number', 'external_reference'], digits, 'EQUAL')];
  if (/^\S*\d\S*$/.test(text)) return [anyField(['external_reference', 'id'], text, 'EQUAL')];
  return nameFilters(text);
};

/** What the service is asked for. */
export function referenceFilters(filter: PayerReferenceFilter | null | undefined): Filter[] {
  const search = checked('filter.search', searchText, filter?.search);
  const collectorId = checked('filter.collectorId', exactText, filter?.collectorId);
  return [...(search ? referenceSearch(search) : []), ...equal('collector_id', collectorId)];
}

const referenceSortFields: Readonly<Record<PayerReferenceSortField, string>> = {
  COLLECTOR_ID: 'collector_id',
  NAME: 'name',
  EMAIL: 'email',
  EXTERNAL_REFERENCE: 'external_reference',
};

/** The order that is asked for; by name without one. */
export const referenceSorts = (sorts: readonly PayerReferenceSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, referenceSortFields) ?? [{ field: 'name', direction: 'ascending' }];
