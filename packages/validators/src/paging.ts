import { number, object } from 'yup';
import { largestPage } from './limits.ts';

/** Highest page number. A service then skips at most 10 million rows. */
const lastPage = 100_000;

/** Validator of page and page size. The first page is 1. */
export const paging = object({
  page: number()
    .required()
    .integer('La página es un número entero.')
    .min(1, 'La primera página es la 1.')
    .max(lastPage, `La última página es la ${lastPage.toLocaleString('es-AR')}.`),
  limit: number()
    .required()
    .integer('La cantidad de filas es un número entero.')
    .min(1, 'Pida una fila como mínimo.')
    .max(largestPage, `Pida ${largestPage} filas como máximo.`),
});
