import { paymentStatus } from '@/features/payment';
import { routes } from '@/domain/routes';
import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';
import {
  ABSENT,
  currentMonth,
  dayOf,
  monthName,
  monthRange,
  percent,
  periodText,
  quantity,
  shiftMonth,
  type Period,
} from '@/shared/format';
import type { MonthPaymentsQuery } from './MonthPayments.generated';
import { monthTexts as texts } from './month.texts';

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

/** A figure of the month, beside the same of the month before. */
export interface MonthFigure {
  readonly label: string;
  readonly value: string;
  readonly before: string;
}

/** Share of those that were approved among those that were decided, in percent; null without any. */
const approvalOf = ({ approved, partial, rejected, refunded, objected }: MonthPaymentsQuery): number | null => {
  if (!approved || !partial || !rejected || !refunded || !objected) return null;
  // what was given back or is objected had been approved
  const accepted = approved.size + partial.size + refunded.size + objected.size;
  const decided = accepted + rejected.size;
  return decided === 0 ? null : Math.round((1000 * accepted) / decided) / 10;
};

const rateText = (rate: number | null): string => (rate === null ? ABSENT : percent(String(rate)));
const countText = (page: { readonly size: number } | null): string => (page ? quantity(page.size) : ABSENT);

/** Stands for the figures until they are counted, as wide as they most often are. */
export const uncounted: readonly MonthFigure[] = [texts.collected, texts.approval, texts.refunded].map((label) => ({
  label,
  value: '00,00%',
  before: '00,00%',
}));

/** Numbers of what was collected and given back, and the share of what was tried, which lists answer at once. */
export const monthFigures = (current: MonthPaymentsQuery, previous: MonthPaymentsQuery): readonly MonthFigure[] => [
  { label: texts.collected, value: countText(current.approved), before: countText(previous.approved) },
  { label: texts.approval, value: rateText(approvalOf(current)), before: rateText(approvalOf(previous)) },
  { label: texts.refunded, value: countText(current.refunded), before: countText(previous.refunded) },
];

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
