import type { Payment } from '@backoffice/contracts/payment';
import { addresses } from './addresses.ts';
import { isReserved } from './some-payment.ts';

const service = `${addresses.platform}/payment/pagos`;
const taken = new Set<string>();

/** A payment as its service has it now. */
export const paymentNow = async (id: string): Promise<Payment> => {
  const payment: Payment = await (await fetch(`${service}/${id}`)).json();
  return payment;
};

/**
 * A payment for one test alone, because the test changes it: the oldest there is, far from those that lists show first.
 * @param status as the service calls it
 */
export const takePayment = async (
  status: string,
  suits: (payment: Payment) => boolean = () => true,
): Promise<Payment> => {
  const filters = JSON.stringify([{ field: 'status', value: status, operation: 'EQUAL' }]);
  const query = new URLSearchParams({ filters, limit: '100' });
  const { rows }: { rows: readonly Payment[] } = await (await fetch(`${service}?${query.toString()}`)).json();
  const payment = rows.findLast((row) => !taken.has(row.id) && !isReserved(row) && suits(row));
  if (!payment) throw new Error(`The platform has no more ${status} payments that suit.`);
  taken.add(payment.id);
  return payment;
};

/** Whether the demonstration gateway accepts its amounts: it refuses those that end in 13, 14 or 15 cents. */
export const acceptedByGateway = ({ final_amount: whole, payment_methods: methods }: Payment): boolean =>
  [whole, ...methods.map(({ final_amount: amount }) => amount)].every(
    (amount) => ![13, 14, 15].includes(Math.round(amount * 100) % 100),
  );

/** Somebody else changes a payment, past the screen. */
export const changePayment = async (
  id: string,
  path: string,
  body?: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<void> => {
  const { version } = await paymentNow(id);
  const response = await fetch(`${service}/${id}/${path}`, {
    method,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      'if-match': String(version),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`The platform refused ${path} of ${id}: ${await response.text()}`);
};
