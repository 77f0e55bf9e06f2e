import type { LinkRefusal } from './file-links.ts';

/** Causes for which a link takes nothing, and the next steps. */
export const refusalTexts: Readonly<Record<LinkRefusal, string>> = {
  UNKNOWN: 'El enlace de carga no existe. Elija el archivo nuevamente.',
  EXPIRED: 'El enlace de carga venció: dura cinco minutos. Elija el archivo nuevamente.',
  FOREIGN: 'El enlace de carga solo sirve a quien lo pidió. Inicie sesión con ese usuario.',
  LOST: 'La carga no se puede comprobar. Reintente en unos minutos.',
  USED: 'El archivo ya se recibió con este enlace.',
};

/** Message when another file comes than was announced. */
export const otherSize = 'El archivo cambió desde que lo eligió. Elíjalo nuevamente.';

/** Message when the content is neither text nor a workbook, in spite of the name. */
export const notATable = 'El archivo no es CSV ni XLSX, aunque su nombre lo diga.';

/** Refusal of content that does not come, or too slowly. */
export const incomplete = 'El archivo no llegó completo a tiempo. Revise la conexión y envíelo nuevamente.';

/** Refusal of one file more than a person may send at a time. */
export const tooManyAtOnce = 'Ya se están enviando cuatro archivos con su usuario.';
export const tooManyAtOnceAdvice = {
  cause: 'Cada usuario puede enviar hasta cuatro archivos a la vez.',
  nextStep: 'Espere a que termine uno y envíe este nuevamente.',
};
