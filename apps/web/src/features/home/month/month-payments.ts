import { paymentStatus } from '@/features/payment';
import { routes } from '@/domain/routes';
import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';
import { currentMonth, dayOf, monthName, monthRange, periodText, shiftMonth, type Period } from '@/shared/format';
import type { MonthPaymentsQuery } from './MonthPayments.generated';

/** Days of a month that are compared with those of another. */
export interface ComparedMonth {
  readonly name: string;
  readonly period: Period;
}

/** Names of the two months that are compared. */
export interface MonthNames {
  readonly current: string;
  readonly previous: string;
}

/** This month until today. */
export const monthSoFar = (now: Date): ComparedMonth => {
  const month = currentMonth(now);
  return { name: monthName(month), period: { from: monthRange(month).from, to: dayOf(now) } };
};

/** As many days of the month before; all of it when it is shorter. */
export const monthBefore = (now: Date): ComparedMonth => {
  const month = shiftMonth(currentMonth(now), -1);
  const { from, to } = monthRange(month);
  const sameDay = `${month}-${dayOf(now).slice(8)}`;
  return { name: monthName(month), period: { from, to: sameDay < to ? sameDay : to } };
};

type Counted = keyof MonthPaymentsQuery & Lowercase<PaymentStatus>;

const counted: readonly { readonly id: Counted; readonly status: PaymentStatus }[] = [
  { id: 'approved', status: 'APPROVED' },
  { id: 'issued', status: 'ISSUED' },
  { id: 'pending', status: 'PENDING' },
  { id: 'partial', status: 'PARTIAL' },
  { id: 'rejected', status: 'REJECTED' },
  { id: 'expired', status: 'EXPIRED' },
  { id: 'cancelled', status: 'CANCELLED' },
  { id: 'refunded', status: 'REFUNDED' },
  { id: 'objected', status: 'OBJECTED' },
];

/** Number of payments with a status, in both months; null where they could not be counted. */
export interface StatusCount {
  readonly label: string;
  readonly current: number | null;
  readonly previous: number | null;
  /** The list of those of this month. */
  readonly href: string;
}

/** @param current answer for this month @param previous answer for the one before */
export const statusCounts = (
  current: MonthPaymentsQuery,
  previous: MonthPaymentsQuery,
  period: Period,
): readonly StatusCount[] =>
  counted.map(({ id, status }) => ({
    label: paymentStatus[status].label,
    current: current[id]?.size ?? null,
    previous: previous[id]?.size ?? null,
    href: routes.payments.href({ status: id, period: periodText(period) }),
  }));
