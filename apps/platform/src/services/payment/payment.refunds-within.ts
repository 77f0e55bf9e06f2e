import type { Payment } from '@backoffice/contracts/payment';

/** Ends of a period in ISO text (UTC), both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

interface Condition {
  readonly field: string;
  readonly operation: string;
  readonly value: unknown;
}

const isCondition = (given: unknown): given is Condition =>
  typeof given === 'object' && given !== null && 'field' in given && 'operation' in given && 'value' in given;

const momentOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Returns the period of refunds in a filter: BETWEEN of `refunds.approved_date`, or both bounds of `refunded_date`
 * (A210). Undefined without such a filter.
 */
function daysOf(filters: unknown): Days | undefined {
  const given: unknown = typeof filters === 'string' ? JSON.parse(filters) : [];
  const conditions = Array.isArray(given) ? given.filter(isCondition) : [];
  const valueOf = (name: string, how: string): unknown =>
    conditions.find(({ field, operation }) => field === name && operation === how)?.value;
  const ends = valueOf('refunds.approved_date', 'BETWEEN');
  const [from, to] = Array.isArray(ends)
    ? ends.map(momentOf)
    : ['GREATER_THAN_OR_EQUAL_TO', 'LESS_THAN_OR_EQUAL_TO'].map((how) => momentOf(valueOf('refunded_date', how)));
  return from === undefined || to === undefined ? undefined : { from, to };
}

/**
 * Creates a function that keeps only the refunds of a payment approved within the days of a filter. The refunded
 * amounts then match the filter.
 */
export const refundsWithin = (filters: unknown): ((payment: Payment) => Payment) => {
  const days = daysOf(filters);
  if (days === undefined) return (payment) => payment;
  return (payment) => ({
    ...payment,
    refunds: payment.refunds.filter(
      ({ approved_date: moment }) => moment !== null && moment >= days.from && moment <= days.to,
    ),
  });
};
