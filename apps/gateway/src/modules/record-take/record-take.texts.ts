import type { Explanation } from '../../errors/catalogue/explanation.ts';

/** Refusal of a type whose records wait in no queue. */
export const noQueue = 'Esos registros no se toman.';

/** Refusal of a record that does not wait for a person. */
export const notWaiting: Explanation = {
  message: 'Ese registro ya no espera a nadie.',
  cause: 'Otra persona lo resolvió, o cambió su estado.',
  nextStep: 'Actualice la lista.',
};

/** Refusal of a take: another person has taken the record. */
export const takenBy = (person: string): Explanation => ({
  message: `Lo tiene ${person}.`,
  cause: 'Esa persona dijo antes que trabaja en este registro.',
  nextStep: 'Hable con esa persona, o tómelo igual.',
});

/** Refusal to release a record that the person has not taken. */
export const notTaken: Explanation = {
  message: 'Usted no tiene ese registro.',
  cause: 'Otra persona lo tomó, pasaron cuatro horas o el registro cambió.',
  nextStep: 'No hace falta dejarlo.',
};
