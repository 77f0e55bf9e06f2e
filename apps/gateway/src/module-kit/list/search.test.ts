// Guards: A search reads every filter and every order of its list, and no others.
import type { TaxFormFilter, TaxFormSort } from '../../api/schema-types.generated.ts';
import { code } from './search-kinds.ts';
import { filtersOf, sortsOf, type Search } from './search.ts';
import { taxFormSearch } from '../../modules/tax-form/tax-form.search.ts';

const asking = { now: new Date('2026-11-21T12:00:00.000Z'), listsRefunds: false };

// the type check refuses these searches; the expectations show what each would do if it compiled
describe('a search with a missing or unknown field does not compile', () => {
  const { filters, sorts, usual } = taxFormSearch;

  test('the search leaves out a filter, which would then match every row', () => {
    // @ts-expect-error the filter `search` is left out
    const search: Search<TaxFormFilter, TaxFormSort> = { filters: { status: filters.status }, sorts, usual };
    expect(filtersOf(search, { search: 'f2002' }, asking)).toEqual([]);
  });

  test('the search leaves out an order', () => {
    // @ts-expect-error every order but the one by status is left out
    const search: Search<TaxFormFilter, TaxFormSort> = { filters, sorts: { STATUS: 'status' }, usual };
    expect(sortsOf(search)).toEqual([{ direction: 'descending' }]);
  });

  test('the search reads a filter that the schema does not have', () => {
    // @ts-expect-error the schema has no filter `formName`
    const more: Search<TaxFormFilter, TaxFormSort>['filters'] = { ...filters, formName: code('form_name') };
    expect(Object.keys(more)).toEqual([...Object.keys(filters), 'formName']);
  });
});

test('an absent or null filter adds no condition', () => {
  for (const filter of [null, undefined, {}, { search: null }])
    expect(filtersOf(taxFormSearch, filter, asking)).toEqual([]);
});
