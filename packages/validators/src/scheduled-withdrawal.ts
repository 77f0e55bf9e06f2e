import { object, string, type StringSchema } from 'yup';
import { destinationAccount } from './bank-account.ts';
import { isHourlyCron } from './cron.ts';
import { amount, amountForm } from './money.ts';
import { typedText } from './typed-text.ts';

/** Form of the destination of scheduled withdrawals (B234). */
export const destinationForm = object({ account: destinationAccount });

/** Form of the amount of scheduled withdrawals: a fixed amount, or the whole balance from a minimum (B235). */
export const scheduledAmountForm = amountForm.shape({
  amountType: string().required('*Campo requerido.').oneOf(['minimum', 'specific'], 'Elija un tipo de monto.'),
});

/** Codes of the configuration variables of scheduled withdrawals (GAP-24). */
export const scheduleCodes = {
  account: 'scheduled_destination_account',
  specific: 'scheduled_amount',
  minimum: 'scheduled_min_amount',
  cron: 'scheduled_cron',
} as const;

/**
 * Validators of the values of these variables, by code. A scheduled withdrawal moves money without a person, so its
 * values are checked here.
 */
const scheduleValues: Readonly<Record<string, StringSchema<string>>> = {
  [scheduleCodes.account]: destinationAccount,
  [scheduleCodes.specific]: amount,
  [scheduleCodes.minimum]: amount,
  [scheduleCodes.cron]: typedText()
    .required('*Campo requerido.')
    .test('runs', 'La periodicidad no se entiende, no llega nunca, o es más de una vez por hora.', isHourlyCron),
};

/** Returns the validator of a variable of scheduled withdrawals. Undefined for any other variable. */
export const scheduleValueOf = (code: string): StringSchema<string> | undefined =>
  Object.hasOwn(scheduleValues, code) ? scheduleValues[code] : undefined;
