import type { Payment } from '@backoffice/contracts/payment';

/** Returns whether the demonstration gateway accepts an amount. It refuses amounts that end in 13, 14 or 15 cents. */
const isTaken = (amount: number): boolean => ![13, 14, 15].includes(Math.round(amount * 100) % 100);

/**
 * Returns whether the demonstration gateway accepts these amounts of a payment: the whole, each method, and what is
 * left to refund.
 */
export const acceptedByGateway = ({ final_amount: whole, payment_methods: methods, refunds }: Payment): boolean => {
  const given = refunds.filter(({ status }) => status === 'approved').map(({ amount }) => amount);
  const left = given.reduce((rest, amount) => rest - amount, whole);
  return [whole, left, ...methods.map(({ final_amount: amount }) => amount)].every(isTaken);
};
