import { object, string } from 'yup';
import { destinationAccount } from './bank-account.ts';
import { amountForm } from './money.ts';

/** B234: where the scheduled withdrawals of a collector go. */
export const destinationForm = object({ account: destinationAccount });

/** B235: what a scheduled withdrawal takes: this amount, or the balance once it is this much. */
export const scheduledAmountForm = amountForm.shape({
  amountType: string().required('*Campo requerido.').oneOf(['minimum', 'specific'], 'Elija un tipo de monto.'),
});
