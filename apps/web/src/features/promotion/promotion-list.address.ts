import type { PromotionFilter, PromotionSortField } from '@/shared/apollo/schema-types.generated';
import { formatOwner, nobodys, ownerVariables, parseOwner, type OwnerFilters } from '@/shared/list/owner-filters';
import { formatPaging, parsePaging, sayEverything, type Order, type Paging } from '@/shared/list/paging';
import type { ListCodec } from '@/shared/list/use-list-state';
import { promotionsTexts as texts } from './promotion.texts';

/** Whether promotions are switched on, as the address names it. */
export type PromotionState = 'activas' | 'inactivas';

/** What the list of promotions shows. */
export interface PromotionList extends OwnerFilters, Paging<PromotionSortField> {
  /** Null for both. */
  readonly state: PromotionState | null;
}

/** What the list sorts by; the newest first without being asked. */
export const promotionOrder: Order<PromotionSortField> = {
  fields: ['NAME', 'VALID_FROM'],
  usual: { field: 'VALID_FROM', direction: 'DESCENDING' },
};

/** The list without filters, the newest first. */
export const plainList = (limit = 10): PromotionList => ({
  ...nobodys,
  state: null,
  page: 1,
  limit,
  sort: promotionOrder.usual,
});

/** What can be chosen of the state. */
export const promotionStates = [
  { id: 'activas', name: texts.actives },
  { id: 'inactivas', name: texts.inactives },
] as const;

const readState = (text: string | null): PromotionState | null =>
  promotionStates.find(({ id }) => id === text)?.id ?? null;

/** The address of the list: the documents' own names (A40), and Spanish ones for what they do not name. */
export const promotionListCodec: ListCodec<PromotionList> = {
  misread: (search) => {
    const state = search.get('estado');
    return state !== null && readState(state) === null ? [texts.invalidState(state)] : [];
  },
  parse: (search) => ({
    ...parseOwner(search),
    state: readState(search.get('estado')),
    ...parsePaging(search, promotionOrder),
  }),
  format: (list) => {
    const search = new URLSearchParams();
    formatOwner(search, list);
    if (list.state !== null) search.set('estado', list.state);
    formatPaging(search, list, promotionOrder);
    sayEverything(search);
    return search;
  },
};

/** What the gateway is asked for. */
export const promotionFilter = (list: PromotionList): PromotionFilter => ({
  ...ownerVariables(list),
  ...(list.state === null ? {} : { active: list.state === 'activas' }),
});
