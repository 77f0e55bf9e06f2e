import { searchText } from '@backoffice/validators';
import type { BinFilter, BinSort } from '../../api/schema-types.generated.ts';
import type { Filter } from '../../rest/rest-client.ts';
import { searchedText } from '../../module-kit/list/list-arguments.ts';
import { ids, part } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';

/** Search of BINs, ordered by number (B111). */
export const binSearch: Search<BinFilter, BinSort> = {
  filters: { search: part(['id', 'brand.description', 'emisor.description']), ids: ids('id') },
  sorts: {
    ID: 'id',
    BRAND: 'brand.description',
    CARD_TYPE: 'type.description',
    ISSUER: 'emisor.description',
    PAYMENT_METHOD: 'mediaPaymentId',
    ACCREDITATION_DAY: 'accreditationDay',
  },
  usual: { field: 'ID', direction: 'ASCENDING' },
};

/** Returns the conditions of a look-up list, such as brands: the description contains the typed text (B336). */
export const choiceFilters = (typed: string | null | undefined): Filter[] =>
  typed === null || typed === undefined
    ? []
    : [{ field: 'description', value: searchedText('search', searchText, typed), operation: 'LIKE' }];
