import type { Explanation } from '../errors/catalogue/explanation.ts';

/** Words about bulk runs that are not acceptable; the application sends none of these. */
export const runTexts = {
  badId: 'El identificador de la acción masiva no es válido.',
  noAction: 'No hay una acción masiva con ese nombre.',
  noArgument: 'La acción no tiene ese argumento, o no se puede guardar.',
  noItems: 'Indique al menos un registro.',
  tooMany: (most: number) => `Se admiten hasta ${most.toLocaleString('es-AR')}.`,
  tooLong: (longest: number) => `El texto tiene hasta ${longest} caracteres.`,
  noPlace: 'La acción masiva no tiene un registro en ese lugar.',
} as const;

/** Words about the store. */
export const runStoreTexts = {
  none: 'Esta instalación no guarda las acciones masivas.',
  noneCause: 'No tiene configurada una base de datos para guardarlas.',
  noneStep: 'Mantenga abierta la ventana hasta que termine.',
  away: 'Las acciones masivas no se pueden guardar en este momento.',
  awayCause: 'La base de datos que las guarda no responde.',
} as const;

/** For a run that another application makes. */
export const heldElsewhere: Explanation = {
  message: 'Esta acción masiva se está ejecutando en otra ventana.',
  cause: 'La retomó otra ventana, o sigue abierta donde la inició.',
  nextStep: 'Siga el avance en esa ventana, o espere a que se detenga.',
};

/** For a run with which nobody can go on. */
export const notResumable: Explanation = {
  message: 'Esta acción masiva ya no se puede retomar.',
  cause: 'Terminó, pasó más de un día desde que se inició, o sus datos no se guardan.',
  nextStep: 'Revise en la lista qué quedó sin hacer e inicie la acción de nuevo con esos registros.',
};
