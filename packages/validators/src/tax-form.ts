import { object } from 'yup';
import { reason } from './change.ts';
import { atMost, typedText } from './typed-text.ts';

/** A month that is reported, `2026-10`; the earliest is the first for which the tax authority takes these forms. */
export const taxPeriod = typedText()
  .required('Elija el período.')
  .matches(/^20\d{2}-(0[1-9]|1[0-2])$/, 'El período no es válido.');

/** B244: a form is created of a structure and a period. */
export const taxForm = object({
  structureId: typedText().required('Elija el formulario.').test(atMost(100)),
  period: taxPeriod,
});

/** B244: a presentation by hand has the transaction that the tax authority gave. */
export const taxTransaction = object({
  transactionId: typedText()
    .required('Ingrese el número de transacción.')
    .test(atMost(50))
    .matches(/^[\w-]*$/, 'Ingrese solo letras, números y guiones.')
    .matches(/\w/, 'Ingrese el número de transacción.'),
});

/** B244: why a form is processed again, which nobody has to say. */
export const taxReprocess = object({ reason: reason.notRequired() });
