import type { Payment } from '@backoffice/contracts/payment';

/** Amount that the demonstration gateway takes: it refuses those that end in 13, 14 or 15 cents. */
const isTaken = (amount: number): boolean => ![13, 14, 15].includes(Math.round(amount * 100) % 100);

/** Payment that the demonstration gateway accepts to charge, and to refund as a whole, a method, or what is left. */
export const acceptedByGateway = ({ final_amount: whole, payment_methods: methods, refunds }: Payment): boolean => {
  const given = refunds.filter(({ status }) => status === 'approved').map(({ amount }) => amount);
  const left = given.reduce((rest, amount) => rest - amount, whole);
  return [whole, left, ...methods.map(({ final_amount: amount }) => amount)].every(isTaken);
};
