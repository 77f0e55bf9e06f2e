import { object, string } from 'yup';
import { canonical, isAtMost } from './text/decimal.ts';

const end = string()
  .defined()
  .matches(/^\d{1,16}(\.\d{1,6})?$/, { message: 'El importe no es válido.', excludeEmptyString: true })
  .matches(/^\d{1,12}(\.\d{1,2})?$/, {
    message: 'Ingrese un importe con dos decimales como máximo.',
    excludeEmptyString: true,
  })
  .transform((text: string) => canonical(text) ?? text);

/** Validator of a range of amounts (GAP-19). */
export const amountRange = object({ from: end, to: end }).test(
  'order',
  'El segundo importe es menor que el primero.',
  // an invalid end has its own message
  ({ from, to }) => canonical(from) === undefined || canonical(to) === undefined || isAtMost(from, to),
);
