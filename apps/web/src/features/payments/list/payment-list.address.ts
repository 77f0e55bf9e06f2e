import type { PaymentSortField } from '@/shared/apollo/schema-types.generated';
import { currentMonth, monthRange, parsePeriod, periodText, type Period } from '@/shared/format';
import { formatPaging, parsePaging, type Order, type Paging } from '@/shared/list/paging';
import type { AddressCodec } from '@/shared/list/use-address-state';
import { paymentStatuses, type KnownPaymentStatus } from '../payments.status';

/** A collector to filter by; the name is what the screen shows of it. */
export interface CollectorChoice {
  readonly id: string;
  readonly name: string;
}

/** What the list of payments shows. */
export interface PaymentList extends Paging<PaymentSortField> {
  readonly text: string;
  readonly collector: CollectorChoice | null;
  readonly payerEmail: string;
  /** `OVERDUE` is derived and no status, but one menu offers both (CON-08). */
  readonly status: KnownPaymentStatus | 'OVERDUE' | null;
  readonly period: Period;
  /** Whether the period is about the refund; then there is no status (A210). */
  readonly byRefundDate: boolean;
  readonly mediaPaymentId: number | null;
}

/** What the list sorts by (A43), and newest first without being asked. */
export const listOrder: Order<PaymentSortField> = {
  fields: ['REQUEST_DATE', 'PAYER_NAME', 'FINAL_AMOUNT', 'STATUS'],
  usual: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
};

/** The list without filters: the current month in Buenos Aires (A209), newest first. */
export const plainList = (now: Date, limit = 10): PaymentList => ({
  text: '',
  collector: null,
  payerEmail: '',
  status: null,
  period: monthRange(currentMonth(now)),
  byRefundDate: false,
  mediaPaymentId: null,
  page: 1,
  limit,
  sort: listOrder.usual,
});

const readStatus = (code: string | null): PaymentList['status'] =>
  code === 'overdue' ? 'OVERDUE' : (paymentStatuses.ofCode(code ?? '') ?? null);

/** The payment method filters only beside a search or a collector: alone it would list half of the platform (A39). */
export const offersMediaPayment = ({ text, collector }: Pick<PaymentList, 'text' | 'collector'>): boolean =>
  text !== '' || collector !== null;

const readMediaPayment = (code: string | null): number | null =>
  code !== null && /^\d{1,3}$/.test(code) ? Number(code) : null;

/** What an address asks for that does not exist, in its own words; the list goes on without it (GAP-07). */
export const misread = (search: URLSearchParams): { period: string | null; status: string | null } => {
  const period = search.get('period');
  const status = search.get('status');
  return {
    period: period !== null && parsePeriod(period) === undefined ? period : null,
    status: status !== null && readStatus(status) === null ? status : null,
  };
};

/** The address of the list: the documents' own names (A40), and Spanish ones for what they do not name. */
export const paymentListCodec = (now: () => Date): AddressCodec<PaymentList> => ({
  parse: (search) => {
    const plain = plainList(now());
    const byRefundDate = search.get('fecha') === 'devolucion';
    const collectorId = search.get('collector_id')?.trim();
    const text = search.get('q')?.trim() ?? '';
    const collector = collectorId ? { id: collectorId, name: search.get('collector_name') ?? '' } : null;
    return {
      text,
      collector,
      payerEmail: search.get('pagador')?.trim() ?? '',
      status: byRefundDate ? null : readStatus(search.get('status')),
      period: parsePeriod(search.get('period') ?? '') ?? plain.period,
      byRefundDate,
      mediaPaymentId: offersMediaPayment({ text, collector }) ? readMediaPayment(search.get('medio')) : null,
      ...parsePaging(search, listOrder),
    };
  },
  format: (list) => {
    const search = new URLSearchParams();
    const set = (name: string, value: string | null | undefined): void => {
      if (value) search.set(name, value);
    };
    set('q', list.text);
    set('collector_id', list.collector?.id);
    set('collector_name', list.collector?.name);
    set('pagador', list.payerEmail);
    set('status', list.status?.toLowerCase());
    search.set('period', periodText(list.period));
    set('fecha', list.byRefundDate ? 'devolucion' : null);
    set('medio', offersMediaPayment(list) ? list.mediaPaymentId?.toString() : null);
    formatPaging(search, list, listOrder);
    return search;
  },
});
