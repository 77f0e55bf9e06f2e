import { object, string, type StringSchema } from 'yup';
import { destinationAccount } from './bank-account.ts';
import { isHourlyCron } from './cron.ts';
import { amount, amountForm } from './money.ts';
import { typedText } from './typed-text.ts';

/** B234: where the scheduled withdrawals of a collector go. */
export const destinationForm = object({ account: destinationAccount });

/** B235: what a scheduled withdrawal takes: this amount, or the balance once it is this much. */
export const scheduledAmountForm = amountForm.shape({
  amountType: string().required('*Campo requerido.').oneOf(['minimum', 'specific'], 'Elija un tipo de monto.'),
});

/** Codes of the variables that schedule a withdrawal (GAP-24). */
export const scheduleCodes = {
  account: 'scheduled_destination_account',
  specific: 'scheduled_amount',
  minimum: 'scheduled_min_amount',
  cron: 'scheduled_cron',
} as const;

/** Values of the variables that schedule a withdrawal, by their codes: a scheduled withdrawal moves money without anybody. */
const scheduleValues: Readonly<Record<string, StringSchema<string>>> = {
  [scheduleCodes.account]: destinationAccount,
  [scheduleCodes.specific]: amount,
  [scheduleCodes.minimum]: amount,
  [scheduleCodes.cron]: typedText()
    .required('*Campo requerido.')
    .test('runs', 'La periodicidad no se entiende, no llega nunca, o es más de una vez por hora.', isHourlyCron),
};

/** Rule of the value of a variable that schedules withdrawals; undefined for every other. */
export const scheduleValueOf = (code: string): StringSchema<string> | undefined =>
  Object.hasOwn(scheduleValues, code) ? scheduleValues[code] : undefined;
