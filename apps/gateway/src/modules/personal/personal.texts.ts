import type { Explanation } from '../../errors/catalogue/explanation.ts';

/** Refusal of a name that another view of the person has. */
export const nameTaken: Explanation = {
  message: 'Ya hay una vista con ese nombre en esta lista.',
  cause: 'La guardó en otro navegador, o con otras mayúsculas.',
  nextStep: 'Elija otro nombre.',
};

/** Refusal of a change without a name or a search. */
export const nothingToChange = 'Indique el nombre o los filtros nuevos.';

/** Refusal of a permission that the person does not have. */
export const notYours = 'Puede compartir con quienes tengan un permiso que usted tenga.';
