import type { Payment } from '@backoffice/contracts/payment';

/** Ends of a period, both included: ISO text in UTC. */
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

/** Days of refunds that a filter names, by any refund or by that which left nothing (A210); undefined without. */
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

/** Takes from payments the refunds that were not approved within the days of a filter: what its rows gave back. */
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
