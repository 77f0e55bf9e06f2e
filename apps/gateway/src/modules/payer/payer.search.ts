import type {
  PayerFilter,
  PayerReferenceFilter,
  PayerReferenceSort,
  PayerSort,
} from '../../api/schema-types.generated.ts';
import { anyField } from '../../module-kit/list/extended-filters.ts';
import { emailFilter } from '../../module-kit/list/list-arguments.ts';
import { codeFilter, everyWord, wordsOrCode } from '../../module-kit/list/free-text.ts';
import { exact, ids, text } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';
import { addressIn, codesOf, identificationDigits } from '../../module-kit/list/typed-text.ts';

/** Identifiers that the search box recognizes by their form: an ObjectId or a UUID. A payer may have another form. */
const identifier = /^([0-9a-f]{24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Condition of the search box for payers, on e-mail, identification, identifier or name (GAP-16, A185). */
const everyField = text((typed) => {
  if (typed.includes('@')) return [emailFilter('email', addressIn(typed) ?? typed)];
  const digits = identificationDigits(typed);
  if (digits?.length === 11) return [anyField('identification.number', digits, 'EQUAL')];
  if (digits !== undefined) return [anyField(['identification.number', 'id'], digits, 'EQUAL')];
  const id = codesOf(typed).find((code) => identifier.test(code));
  if (id !== undefined) return [anyField('id', id, 'EQUAL')];
  return everyWord('name', typed);
});

/** Search of payers, ordered by name. */
export const payerSearch: Search<PayerFilter, PayerSort> = {
  filters: { search: everyField, ids: ids('id') },
  sorts: { ID: 'id', NAME: 'name', EMAIL: 'email' },
  usual: { field: 'NAME', direction: 'ASCENDING' },
};

/** Condition of the search box for payer references (B49, B312). */
const everyReferenceField = text((typed) => {
  if (typed.includes('@')) return [emailFilter('email', addressIn(typed) ?? typed)];
  const digits = identificationDigits(typed);
  if (digits !== undefined) return [anyField(['identification.number', 'external_reference'], digits, 'EQUAL')];
  if (/^\S*\d\S*$/.test(typed)) return [codeFilter(['external_reference', 'id'], codesOf(typed))];
  return wordsOrCode({ exact: ['external_reference', 'id'], words: 'name' }, typed);
});

/** Search of payer references, ordered by name. */
export const referenceSearch: Search<PayerReferenceFilter, PayerReferenceSort> = {
  filters: { search: everyReferenceField, collectorId: exact('collector_id'), ids: ids('id') },
  sorts: {
    COLLECTOR_ID: 'collector_id',
    NAME: 'name',
    EMAIL: 'email',
    EXTERNAL_REFERENCE: 'external_reference',
  },
  usual: { field: 'NAME', direction: 'ASCENDING' },
};
