import { dayOf } from '@backoffice/validators';
import type { PaymentStatus } from '../../api/schema-types.generated.ts';

/** Fields of a payment that decide if it is overdue. */
interface Due {
  readonly status: PaymentStatus;
  readonly lastDueDate?: string | null;
}

/** Milliseconds of a day on which clocks were put back. */
const longestDay = 25 * 60 * 60 * 1000;

/** Statuses in which the money is still expected. */
export const expectingMoney = ['PENDING', 'ISSUED', 'REJECTED'] as const satisfies readonly PaymentStatus[];

/** The last due date is a day before today in Buenos Aires; due today is not past (A108, CON-08). */
export const isPastDue = ({ lastDueDate }: Pick<Due, 'lastDueDate'>, now: Date): boolean => {
  if (typeof lastDueDate !== 'string') return false;
  const due = new Date(lastDueDate);
  const elapsed = now.getTime() - due.getTime();
  // most need no calendar, which is slow: what is still to come, and what is longer ago than any day lasts
  if (!(elapsed > 0)) return false;
  return elapsed > longestDay || dayOf(due) < dayOf(now);
};

/** Recognizes a payment that the screen marks as overdue: past its last due date while the money is still expected. */
export const isOverdue = (payment: Due, now: Date): boolean =>
  expectingMoney.some((status) => status === payment.status) && isPastDue(payment, now);
