import { dayOf } from '@backoffice/validators';
import type { PaymentStatus } from '../../api/schema-types.generated.ts';

/** Fields of a payment that decide whether it is overdue. */
interface Due {
  readonly status: PaymentStatus;
  readonly lastDueDate?: string | null;
}

/** Milliseconds of the longest day, in which clocks are set back by an hour. */
const longestDay = 25 * 60 * 60 * 1000;

/** Statuses in which the money is still expected. */
export const expectingMoney = ['PENDING', 'ISSUED', 'REJECTED'] as const satisfies readonly PaymentStatus[];

/**
 * Returns whether the last due date is before today in Buenos Aires. A payment that is due today is not past due (A108,
 * CON-08).
 */
export const isPastDue = ({ lastDueDate }: Pick<Due, 'lastDueDate'>, now: Date): boolean => {
  if (typeof lastDueDate !== 'string') return false;
  const due = new Date(lastDueDate);
  const elapsed = now.getTime() - due.getTime();
  // `dayOf` is slow, and only needed for due dates of the last 25 hours
  if (!(elapsed > 0)) return false;
  return elapsed > longestDay || dayOf(due) < dayOf(now);
};

/** Returns whether a payment is overdue: past its last due date while the money is still expected. */
export const isOverdue = (payment: Due, now: Date): boolean =>
  expectingMoney.some((status) => status === payment.status) && isPastDue(payment, now);
