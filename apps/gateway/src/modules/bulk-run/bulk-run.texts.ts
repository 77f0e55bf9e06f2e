import type { Explanation } from '../../errors/catalogue/explanation.ts';

/** Refusal of a name that is not a mutation of one record with a version. */
export const noAction = 'No hay una acción masiva con ese nombre.';

/** Refusal of a run that another application continues. */
export const heldElsewhere: Explanation = {
  message: 'Esta acción masiva se está ejecutando en otra ventana.',
  cause: 'La retomó otra ventana, o sigue abierta donde la inició.',
  nextStep: 'Siga el avance en esa ventana, o espere a que se detenga.',
};

/** Refusal of a run that cannot be resumed. */
export const notResumable: Explanation = {
  message: 'Esta acción masiva ya no se puede retomar.',
  cause: 'Terminó, pasó más de un día desde que se inició, o sus datos no se guardan.',
  nextStep: 'Revise en la lista qué quedó sin hacer e inicie la acción de nuevo con esos registros.',
};

/** Refusal of a run beyond the number of open runs of a person. */
export const tooManyOpen: Explanation = {
  message: 'Ya tiene 100 acciones masivas sin terminar: no se puede guardar otra.',
  cause: 'Se guardan hasta 100 por persona, y ninguna que no terminó se borra para guardar otra.',
  nextStep: 'En Avisos, termine o abandone las que ya no necesita.',
};
