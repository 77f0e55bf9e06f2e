import type { LinkRefusal } from './file-links.ts';

/** Message for each reason of refusing a link. */
export const refusalTexts: Readonly<Record<LinkRefusal, string>> = {
  UNKNOWN: 'El enlace de carga no existe. Elija el archivo nuevamente.',
  EXPIRED: 'El enlace de carga venció: dura cinco minutos. Elija el archivo nuevamente.',
  FOREIGN: 'El enlace de carga solo sirve a quien lo pidió. Inicie sesión con ese usuario.',
  LOST: 'La carga no se puede comprobar. Reintente en unos minutos.',
  USED: 'El archivo ya se recibió con este enlace.',
};

/** Message for a file whose size differs from the announced one. */
export const otherSize = 'El archivo cambió desde que lo eligió. Elíjalo nuevamente.';

/** Message for content that is neither text nor a workbook, whatever its name. */
export const notATable = 'El archivo no es CSV ni XLSX, aunque su nombre lo diga.';

/** Message for content that does not arrive, or arrives too slowly. */
export const incomplete = 'El archivo no llegó completo a tiempo. Revise la conexión y envíelo nuevamente.';

/** Message for more uploads than a person may have at a time. */
export const tooManyAtOnce = 'Ya se están enviando cuatro archivos con su usuario.';
export const tooManyAtOnceAdvice = {
  cause: 'Cada usuario puede enviar hasta cuatro archivos a la vez.',
  nextStep: 'Espere a que termine uno y envíe este nuevamente.',
};
