import type { Payment } from '@backoffice/contracts/payment';
import { createEntityService } from './entity-service.ts';

/** Payments, past the screen. */
export const {
  now: paymentNow,
  take: takePayment,
  change: changePayment,
} = createEntityService<Payment>('payment/pagos');

/** Whether the demonstration gateway accepts its amounts: it refuses those that end in 13, 14 or 15 cents. */
export const acceptedByGateway = ({ final_amount: whole, payment_methods: methods }: Payment): boolean =>
  [whole, ...methods.map(({ final_amount: amount }) => amount)].every(
    (amount) => ![13, 14, 15].includes(Math.round(amount * 100) % 100),
  );
