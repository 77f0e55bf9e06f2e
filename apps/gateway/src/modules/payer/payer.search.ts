import type {
  PayerFilter,
  PayerReferenceFilter,
  PayerReferenceSort,
  PayerSort,
} from '../../api/schema-types.generated.ts';
import { anyField } from '../../module-kit/list/extended-filters.ts';
import { emailFilter } from '../../module-kit/list/list-arguments.ts';
import { codeFilter, everyWord, wordsOrCode } from '../../module-kit/list/free-text.ts';
import { exact, text } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';
import { addressIn, codesOf, identificationDigits } from '../../module-kit/list/typed-text.ts';

/** Identifiers of the service: an ObjectId or a UUID. */
const identifier = /^([0-9a-f]{24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** One search box for every field of a payer (GAP-16; A185 says which operation goes with which). */
const everyField = text((typed) => {
  if (typed.includes('@')) return [emailFilter('email', addressIn(typed) ?? typed)];
  const digits = identificationDigits(typed);
  if (digits?.length === 11) return [anyField('identification.number', digits, 'EQUAL')];
  if (digits !== undefined) return [anyField(['identification.number', 'id'], digits, 'EQUAL')];
  const id = codesOf(typed).find((code) => identifier.test(code));
  if (id !== undefined) return [anyField('id', id, 'EQUAL')];
  return everyWord('name', typed);
});

/** By name. */
export const payerSearch: Search<PayerFilter, PayerSort> = {
  filters: { search: everyField },
  sorts: { ID: 'id', NAME: 'name', EMAIL: 'email' },
  usual: { field: 'NAME', direction: 'ASCENDING' },
};

/** One search box for every field of a payer reference (B49, B312). */
const everyReferenceField = text((typed) => {
  if (typed.includes('@')) return [emailFilter('email', addressIn(typed) ?? typed)];
  const digits = identificationDigits(typed);
  if (digits !== undefined) return [anyField(['identification.number', 'external_reference'], digits, 'EQUAL')];
  if (/^\S*\d\S*$/.test(typed)) return [codeFilter(['external_reference', 'id'], codesOf(typed))];
  return wordsOrCode({ exact: ['external_reference', 'id'], words: 'name' }, typed);
});

/** By name. */
export const referenceSearch: Search<PayerReferenceFilter, PayerReferenceSort> = {
  filters: { search: everyReferenceField, collectorId: exact('collector_id') },
  sorts: {
    COLLECTOR_ID: 'collector_id',
    NAME: 'name',
    EMAIL: 'email',
    EXTERNAL_REFERENCE: 'external_reference',
  },
  usual: { field: 'NAME', direction: 'ASCENDING' },
};
