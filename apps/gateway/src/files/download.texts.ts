import type { LinkRefusal } from './file-links.ts';

/** Title and detail for each reason of refusing a link. */
export const refusalTexts: Readonly<Record<LinkRefusal, { readonly title: string; readonly detail: string }>> = {
  UNKNOWN: { title: 'El enlace no existe', detail: 'Revise la dirección, o pida la descarga nuevamente.' },
  EXPIRED: {
    title: 'El enlace venció',
    detail: 'Los enlaces de descarga duran cinco minutos. Pida la descarga nuevamente.',
  },
  FOREIGN: {
    title: 'El enlace es de otra persona',
    detail: 'Los enlaces de descarga solo sirven a quien los pidió. Pida la descarga con su usuario.',
  },
  LOST: { title: 'La descarga no se puede comprobar', detail: 'Reintente en unos minutos con el mismo enlace.' },
  USED: {
    title: 'El enlace ya se usó',
    detail: 'Cada enlace sirve para una sola descarga. Si necesita el archivo otra vez, pida la descarga nuevamente.',
  },
};

/** Title when the service does not return the file. */
export const failedTitle = 'No se pudo descargar el archivo';
/** Hint for a failure after which the link is still valid. */
export const failedHint = 'Puede reintentar con el mismo enlace durante cinco minutos.';

export const pageTexts = { back: 'Volver a la aplicación', retry: 'Reintentar', requestId: 'Solicitud' } as const;
