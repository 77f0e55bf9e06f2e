import { number, object } from 'yup';

/** Most rows that a page may have: services give no more, either (`limit` in the contracts). */
export const largestPage = 100;

/** Rows that may be acted on at once: more than that is a job for an import, not for a person in front of a screen. */
export const largestSelection = 1_000;
/** Last page that can be asked: nobody reads further, and no service has to count there. */
const lastPage = 100_000;

/** Part of a list: the first page is 1. */
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
