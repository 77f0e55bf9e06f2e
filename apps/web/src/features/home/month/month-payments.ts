import { paymentStatus } from '@/features/payment';
import { routes } from '@/domain/routes';
import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';
import {
  currentMonth,
  dayOf,
  monthName,
  monthRange,
  periodText,
  quantity,
  shiftMonth,
  type Period,
} from '@/shared/format';
import type { MonthPaymentsQuery } from './MonthPayments.generated';
import type { BarValue, MonthBar } from './month-bar';

/** Name and days of a month in the comparison. */
export interface ComparedMonth {
  readonly name: string;
  readonly period: Period;
}

/** Names of the compared months. */
export interface MonthNames {
  readonly current: string;
  readonly previous: string;
}

/** Returns the current month until today. */
export const monthSoFar = (now: Date): ComparedMonth => {
  const month = currentMonth(now);
  return { name: monthName(month), period: { from: monthRange(month).from, to: dayOf(now) } };
};

/** Returns the same number of days of the previous month, or the whole previous month if it is shorter. */
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

const countBar = (page: { readonly size: number } | null): BarValue | null =>
  page && { value: page.size, text: quantity(page.size) };

/** Returns the percentage of approved payments among the decided ones. Null without any, or if a count is unknown. */
export const approvalOf = ({ approved, partial, rejected, refunded, objected }: MonthPaymentsQuery): number | null => {
  if (!approved || !partial || !rejected || !refunded || !objected) return null;
  // refunded and objected payments had been approved before
  const accepted = approved.size + partial.size + refunded.size + objected.size;
  const decided = accepted + rejected.size;
  return decided === 0 ? null : Math.round((1000 * accepted) / decided) / 10;
};

/**
 * Returns a bar for each status, with the number of payments in both months.
 * @param current answer for the current month
 * @param previous answer for the previous month
 * @param period days of the current month, for the addresses of the lists
 */
export const statusBars = (
  current: MonthPaymentsQuery,
  previous: MonthPaymentsQuery,
  period: Period,
): readonly MonthBar[] =>
  counted.map(({ id, status }) => ({
    label: paymentStatus[status].label,
    current: countBar(current[id]),
    previous: countBar(previous[id]),
    href: routes.payments.href({ status: id, period: periodText(period) }),
  }));
