import type { PayerReferenceSortField } from '@/shared/apollo/schema-types.generated';
import { formatOwner, nobodys, parseOwner, type OwnerFilters } from '@/shared/list/owner-filters';
import { formatPaging, parsePaging, sayEverything, type Order, type Paging } from '@/shared/list/paging';
import type { ListCodec } from '@/shared/list/use-list-state';

/** What the list of payer references shows. */
export interface ReferenceList extends OwnerFilters, Paging<PayerReferenceSortField> {}

/** What the list sorts by. */
export const referenceOrder: Order<PayerReferenceSortField> = {
  fields: ['COLLECTOR_ID', 'NAME', 'EMAIL', 'EXTERNAL_REFERENCE'],
  usual: { field: 'NAME', direction: 'ASCENDING' },
};

/** The list without filters, by name. */
export const plainList = (limit: number): ReferenceList => ({ ...nobodys, page: 1, limit, sort: referenceOrder.usual });

/** The address of the list, in the documents' own names (A40). */
export const referenceListCodec: ListCodec<ReferenceList> = {
  misread: () => [],
  parse: (search) => ({ ...parseOwner(search), ...parsePaging(search, referenceOrder) }),
  format: (list) => {
    const search = new URLSearchParams();
    formatOwner(search, list);
    formatPaging(search, list, referenceOrder);
    sayEverything(search);
    return search;
  },
};
