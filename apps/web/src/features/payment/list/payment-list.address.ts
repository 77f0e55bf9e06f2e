import type { PaymentSortField } from '@/shared/apollo/schema-types.generated';
import { currentMonth, monthRange } from '@/shared/format';
import { filterTexts } from '@/shared/list/list.texts';
import { formatPaging, parsePaging, type Order, type Paging } from '@/shared/list/paging';
import type { ListCodec } from '@/shared/list/use-list-state';
import { readPeriod, writePeriod, type ChosenPeriod } from '@/shared/period/chosen-period';
import { periodTexts } from '@/shared/period/period.texts';
import { formatWho, nobodySpecial, parseWho, type WhoFilters } from '@/shared/list/who-filters';
import { paymentStatuses, type KnownPaymentStatus } from '../payment.status';

/** What the list of payments shows. */
export interface PaymentList extends WhoFilters, Paging<PaymentSortField> {
  /** `OVERDUE` is derived and no status, but one menu offers both (CON-08). */
  readonly status: KnownPaymentStatus | 'OVERDUE' | null;
  readonly period: ChosenPeriod;
  /** Whether the period is about the refund; then there is no status (A210). */
  readonly byRefundDate: boolean;
}

/** What the list sorts by (A43), and newest first without being asked. */
export const listOrder: Order<PaymentSortField> = {
  fields: ['REQUEST_DATE', 'PAYER_NAME', 'FINAL_AMOUNT', 'STATUS'],
  usual: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
};

/** The list without filters: the current month in Buenos Aires (A209), newest first. */
export const plainList = (now: Date, limit = 10): PaymentList => ({
  ...nobodySpecial,
  status: null,
  period: monthRange(currentMonth(now)),
  byRefundDate: false,
  page: 1,
  limit,
  sort: listOrder.usual,
});

const readStatus = (code: string | null): PaymentList['status'] =>
  code === 'overdue' ? 'OVERDUE' : (paymentStatuses.ofCode(code ?? '') ?? null);

const misread = (search: URLSearchParams): readonly string[] => {
  const period = search.get('period');
  const status = search.get('status');
  return [
    ...(period !== null && readPeriod(period) === undefined ? [periodTexts.invalid(period)] : []),
    ...(status !== null && readStatus(status) === null ? [filterTexts.invalidStatus(status)] : []),
  ];
};

/** The address of the list: the documents' own names (A40), and Spanish ones for what they do not name. */
export const paymentListCodec = (now: () => Date): ListCodec<PaymentList> => ({
  misread,
  parse: (search) => {
    const plain = plainList(now());
    const byRefundDate = search.get('fecha') === 'devolucion';
    return {
      ...parseWho(search),
      status: byRefundDate ? null : readStatus(search.get('status')),
      period: readPeriod(search.get('period') ?? '') ?? plain.period,
      byRefundDate,
      ...parsePaging(search, listOrder),
    };
  },
  format: (list) => {
    const search = new URLSearchParams();
    formatWho(search, list);
    if (list.status !== null) search.set('status', list.status.toLowerCase());
    search.set('period', writePeriod(list.period));
    if (list.byRefundDate) search.set('fecha', 'devolucion');
    formatPaging(search, list, listOrder);
    return search;
  },
});
