import { object, string } from 'yup';
import { isDay } from './day.ts';

const day = string()
  .required('Ingrese la fecha.')
  .test('day', 'La fecha no es válida.', (text) => isDay(text));

/** Days from and to, both included (A209). */
export const period = object({ from: day, to: day }).test(
  'order',
  'La fecha final es anterior a la inicial.',
  ({ from, to }) => from <= to,
);
