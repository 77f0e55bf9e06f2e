import { object, string } from 'yup';
import { hasCardNumber } from './card.ts';
import { isPrintable } from './text/visible.ts';
import { atMost, typedText } from './typed-text.ts';

/** Reason of an action, always required (A156). It is kept and shown, so that no card's number may be in it. */
export const reason = typedText({ lines: true })
  .required('Disculpe, debe ingresar el motivo')
  .test(atMost(500))
  .test('printable', 'El motivo tiene caracteres que no se admiten.', (text) => isPrintable(text.replaceAll('\n', '')))
  .test('card', 'El motivo tiene un número de tarjeta: bórrelo.', (text) => !hasCardNumber(text));

/** A form that asks for nothing but the reason. */
export const reasonForm = object({ reason });

/** Key of a change: made by the application, so that whoever sees this message has found a fault. */
export const idempotencyKey = string()
  .required('Falta la clave de la operación.')
  .matches(/^[\x21-\x7e]{8,128}$/, 'La clave de la operación no es válida.');
