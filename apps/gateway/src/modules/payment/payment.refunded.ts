import { endOfDay, period, startOfDay } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import type { PeriodInput, Refund } from '../../api/schema-types.generated.ts';
import { cents, money } from '../../module-kit/source/mapping.ts';
import type { PaymentParent } from './payment.mappers.ts';

type Moment = string | null | undefined;

/** Makes the question whether a moment lies within a period: in both of its days, too, by the clock of Buenos Aires. */
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

/** Amount that a refund gave back: nothing while it is not approved. */
export const returnedBy = ({ status, amount }: Pick<Refund, 'status' | 'amount'>): string =>
  status === 'APPROVED' ? amount : money(0);

/** Sum of the refunds that were approved within a period, or of all that were. */
export const refundedWithin = (payment: PaymentParent, days: OfDays): string =>
  money(approvedOf(payment, days).reduce((sum, { amount }) => sum + cents(Number(amount)), 0) / 100);

/** Last approval of a refund within a period, or at all; the payment's own date where the service names no refunds. */
export const lastRefundWithin = (payment: PaymentParent, days: OfDays): string | null => {
  const moments = approvedOf(payment, days).flatMap(({ approvedDate }) => approvedDate ?? []);
  const own = payment.refundedDate && within('period', days.period)(payment.refundedDate) ? payment.refundedDate : null;
  return moments.toSorted().at(-1) ?? own;
};
