import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import type { Explanation } from '../../errors/catalogue/explanation.ts';
import { missing } from '../../errors/catalogue/catalogue.texts.ts';

/** Refusal of a BIN that the service did not delete (B363). The message is prescribed. */
export const notDeleted: Explanation = {
  message: 'NO se pudo borrar',
  cause: 'El BIN, o alguno de los elegidos, está en uso.',
  nextStep: 'Bórrelos de a uno para saber cuál es.',
};

export const binRefusals: RefusalsOf<'bin'> = {
  bin_not_found: missing('No se encontró el BIN.'),
  bin_exists: {
    message: 'Ya existe ese BIN.',
    cause: 'Otra persona lo cargó antes.',
    nextStep: 'Búsquelo y edítelo en lugar de crearlo.',
  },
  bin_choice_unknown: {
    message: 'Elija un valor de la lista.',
    cause: 'El valor enviado ya no está entre los que ofrece el servicio.',
    nextStep: 'Recargue la página y elija otra vez.',
  },
};

/** Refusal of an identifier with more than six digits. */
export const onlySixDigits = 'Envíe solo los primeros 6 dígitos.';
export const noBins = 'Elija al menos un BIN, y 100 como máximo.';
export const oneVersionEach = 'Envíe una versión por cada BIN.';
