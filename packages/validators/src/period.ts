import { object, string } from 'yup';
import { isDay } from './day.ts';

/**
 * First day that can be requested. Days before 1920 would not work: the UTC offset of Buenos Aires included seconds.
 */
const firstDay = '1970-01-01';
const lastDay = '2100-12-31';

const day = string()
  .required('Ingrese la fecha.')
  .test('day', 'La fecha no es válida.', (text) => isDay(text) && text >= firstDay && text <= lastDay);

/** Validator of a period: days from and to, both included (A209). */
export const period = object({ from: day, to: day }).test(
  'order',
  'La fecha final es anterior a la inicial.',
  ({ from, to }) => from <= to,
);
