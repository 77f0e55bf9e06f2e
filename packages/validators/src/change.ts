import { object, string } from 'yup';
import { printableText } from './printable.ts';

/**
 * Validator of the reason of an action, required (A156). It is stored and shown, so it must not contain a card number.
 */
export const reason = printableText({ longest: 500, lines: true, name: 'El motivo' }).required(
  'Disculpe, debe ingresar el motivo',
);

/** Form with a reason only. */
export const reasonForm = object({ reason });

/** Validator of an idempotency key. The application creates it, so its message reports a bug. */
export const idempotencyKey = string()
  .required('Falta la clave de la operación.')
  .matches(/^[\x21-\x7e]{8,128}$/, 'La clave de la operación no es válida.');
