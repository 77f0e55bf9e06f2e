import { object, string } from 'yup';
import { reason } from './change.ts';

/** A month that is reported, `2026-10`; the earliest is the first for which the tax authority takes these forms. */
export const taxPeriod = string()
  .trim()
  .required('Elija el período.')
  .matches(/^20\d{2}-(0[1-9]|1[0-2])$/, 'El período no es válido.');

/** B244: a form is created of a structure and a period. */
export const taxForm = object({
  structureId: string().trim().required('Elija el formulario.').max(100, 'Ingrese 100 caracteres como máximo.'),
  period: taxPeriod,
});

/** B244: a presentation by hand has the transaction that the tax authority gave. */
export const taxTransaction = object({
  transactionId: string()
    .trim()
    .required('Ingrese el número de transacción.')
    .max(50, 'Ingrese 50 caracteres como máximo.')
    .matches(/^[\w-]*$/, 'Ingrese solo letras, números y guiones.')
    .matches(/\w/, 'Ingrese el número de transacción.'),
});

/** B244: why a form is processed again, which nobody has to say. */
export const taxReprocess = object({ reason: reason.notRequired() });
