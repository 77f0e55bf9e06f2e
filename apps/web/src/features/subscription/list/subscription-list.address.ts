import type { PaymentType, SubscriptionSortField } from '@/shared/apollo/schema-types.generated';
import { filterTexts } from '@/shared/list/list.texts';
import { formatPaging, parsePaging, type Order, type Paging } from '@/shared/list/paging';
import type { ListCodec } from '@/shared/list/use-list-state';
import { formatWho, nobodySpecial, parseWho, type WhoFilters } from '@/shared/list/who-filters';
import { subscriptionStatuses, type KnownSubscriptionStatus } from '../subscription.status';
import { subscriptionsTexts as texts } from '../subscription.texts';
import { paymentTypeOfCode } from './payment-types';

/** What the list of subscriptions shows. */
export interface SubscriptionList extends WhoFilters, Paging<SubscriptionSortField> {
  readonly status: KnownSubscriptionStatus | null;
  /** Null for all kinds. */
  readonly paymentType: PaymentType | null;
}

/** What the list sorts by (A49), and newest first without being asked. */
export const listOrder: Order<SubscriptionSortField> = {
  fields: ['REQUEST_DATE', 'CONCEPT_ID', 'CONCEPT_DESCRIPTION', 'PAYER_NAME', 'AMOUNT', 'LAST_FOUR_DIGITS', 'STATUS'],
  usual: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
};

/** The list without any filter, newest first. */
export const plainList = (limit = 10): SubscriptionList => ({
  ...nobodySpecial,
  status: null,
  paymentType: null,
  page: 1,
  limit,
  sort: listOrder.usual,
});

/** What an address that says nothing of it means (A51). */
const usualType: PaymentType = 'DEBIT';

/** The address says so when the filter was taken off: it stays off when the list is opened again (GAP-13). */
const ALL = 'todos';

const readPaymentType = (code: string | null): PaymentType | null =>
  code === ALL ? null : (paymentTypeOfCode(code ?? '') ?? usualType);

const readStatus = (code: string | null): KnownSubscriptionStatus | null =>
  subscriptionStatuses.ofCode(code ?? '') ?? null;

const misread = (search: URLSearchParams): readonly string[] => {
  const status = search.get('status');
  const type = search.get('tipo');
  return [
    ...(status !== null && readStatus(status) === null ? [filterTexts.invalidStatus(status)] : []),
    ...(type !== null && type !== ALL && paymentTypeOfCode(type) === undefined ? [texts.invalidPaymentType(type)] : []),
  ];
};

/** The address of the list: the documents' own names (A50), and Spanish ones for what they do not name. */
export const subscriptionListCodec: ListCodec<SubscriptionList> = {
  misread,
  parse: (search) => ({
    ...parseWho(search),
    status: readStatus(search.get('status')),
    paymentType: readPaymentType(search.get('tipo')),
    ...parsePaging(search, listOrder),
  }),
  format: (list) => {
    const search = new URLSearchParams();
    formatWho(search, list);
    if (list.status !== null) search.set('status', list.status.toLowerCase());
    search.set('tipo', list.paymentType?.toLowerCase() ?? ALL);
    formatPaging(search, list, listOrder);
    return search;
  },
};
