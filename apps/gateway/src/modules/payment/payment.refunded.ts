import { endOfDay, period, startOfDay } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import type { PeriodInput, Refund } from '../../api/schema-types.generated.ts';
import { cents, money } from '../../module-kit/source/mapping.ts';
import type { PaymentParent } from './payment.mappers.ts';

type Moment = string | null | undefined;

/**
 * Creates a check whether a timestamp is within a period, both days included, in Buenos Aires.
 * @throws GatewayError for an invalid period
 */
export const within = (path: string, given: PeriodInput | null | undefined): ((moment: Moment) => boolean) => {
  if (!given) return () => true;
  const { from, to } = checked(path, period, given);
  const [first, last] = [startOfDay(from).getTime(), endOfDay(to).getTime()];
  return (moment) => {
    const time = Date.parse(moment ?? '');
    return time >= first && time <= last;
  };
};

interface OfDays {
  readonly period?: PeriodInput | null;
}

const approvedOf = ({ refunds }: Pick<PaymentParent, 'refunds'>, { period: days }: OfDays): Refund[] => {
  const isWithin = within('period', days);
  return refunds.filter(({ status, approvedDate }) => status === 'APPROVED' && isWithin(approvedDate));
};

/** Returns the amount that a refund has returned: zero unless it is approved. */
export const returnedBy = ({ status, amount }: Pick<Refund, 'status' | 'amount'>): string =>
  status === 'APPROVED' ? amount : money(0);

/** Adds up the refunds that were approved within a period, or all approved ones without a period. */
export const refundedWithin = (payment: PaymentParent, days: OfDays): string =>
  money(approvedOf(payment, days).reduce((sum, { amount }) => sum + cents(Number(amount)), 0) / 100);

/**
 * Returns the date of the last refund that was approved within a period, or of the last one without a period. Without
 * such a refund, it is the payment's own `refundedDate` if it is within the period, otherwise null.
 */
export const lastRefundWithin = (payment: PaymentParent, days: OfDays): string | null => {
  const moments = approvedOf(payment, days).flatMap(({ approvedDate }) => approvedDate ?? []);
  const own = payment.refundedDate && within('period', days.period)(payment.refundedDate) ? payment.refundedDate : null;
  return moments.toSorted().at(-1) ?? own;
};
