import type { SharedRefusalCode } from '@backoffice/contracts';
import type { Advice, Explanation } from './explanation.ts';

const notAccepted = 'El servicio no aceptó los datos enviados.';

/** Next step that refers the person to support. */
export const toSupport = 'Si se repite, avise a soporte con el id de la solicitud.';

/** Next step for a refusal because of the state of a record. */
export const reload = 'Actualice la pantalla para ver su estado actual.';

const reloadPage = `Recargue la página y reintente. ${toSupport}`;

/** Advice for a code without a text in the catalogue (GAP-39). */
export const unknownAdvice: Advice = {
  cause: 'El servicio respondió con un código que esta aplicación no conoce.',
  nextStep: `Reintente. ${toSupport}`,
};

/** Advice beside a sentence of the service, whose code has no text in the catalogue. */
export const toldAdvice: Advice = {
  cause: 'Es lo que respondió el servicio.',
  nextStep: 'Si no alcanza para resolverlo, avise a soporte con el id de la solicitud.',
};

/** Advice for a change of an outdated version. */
export const staleAdvice: Advice = {
  cause: 'Otra persona o un proceso lo modificó mientras usted lo veía.',
  nextStep: 'Vea qué cambió antes de repetir la operación.',
};

/** Explanation of a service's refusal of an outdated version (GAP-43). */
const staleVersion: Explanation = {
  message: 'El registro cambió desde que lo abrió. Actualícelo e intente nuevamente.',
  ...staleAdvice,
};

/**
 * Explanation of an outdated version that the gateway found itself. If the gateways have forgotten the key of this
 * change, the difference may be this very change.
 */
export const staleOrMade: Explanation = {
  message: 'El registro cambió desde que lo abrió. Vea qué cambió antes de repetir la operación.',
  cause: 'Lo modificó otra persona, un proceso, o esta misma operación si ya la había pedido.',
  nextStep: 'Si el cambio es el que usted pidió, no la repita.',
};

/** Explanation for a key that was used for another change. */
export const keyReused: Explanation = {
  message: 'Esta operación ya se pidió con otros datos. No la repita todavía.',
  cause: 'La clave que evita hacerla dos veces ya se usó.',
  nextStep: 'Verifique si la primera se hizo; si no, recargue la página y pídala de nuevo.',
};

/** Advice for a record that a service does not have. */
export const missingAdvice: Advice = {
  cause: 'Puede haberse eliminado, o el identificador no existe.',
  nextStep: 'Verifique el identificador y busque de nuevo en la lista.',
};

/** Creates the explanation for a missing record. @param message names the record */
export const missing = (message: string): Explanation => ({ message, ...missingAdvice });

const badRequest: Explanation = {
  message: notAccepted,
  cause: 'Falta un dato, o alguno no tiene el formato que el servicio espera.',
  nextStep: `Revise los datos y envíe nuevamente. ${toSupport}`,
};

/** Refusals that all services have in common, by exact code (`extended_code`). */
const sharedRefusals: Readonly<Record<SharedRefusalCode, Explanation>> = {
  invalid_list_query: {
    message: 'El servicio no aceptó los filtros de la búsqueda.',
    cause: 'Ese servicio no conoce alguno de los filtros, el orden o la página.',
    nextStep: `Borre los filtros y busque otra vez. ${toSupport}`,
  },
  invalid_value: {
    message: notAccepted,
    cause: 'Un valor tiene caracteres o cifras que el servicio no puede guardar ni comparar.',
    nextStep: 'Quite los caracteres extraños o acorte el valor, y envíe nuevamente.',
  },
  invalid_body: badRequest,
  malformed_request: {
    message: notAccepted,
    cause: 'El servicio no pudo leer la solicitud.',
    nextStep: reloadPage,
  },
  invalid_if_match: {
    message: notAccepted,
    cause: 'El servicio no pudo leer qué versión del registro se cambia.',
    nextStep: reloadPage,
  },
  invalid_idempotency_key: {
    message: 'La solicitud no se pudo identificar. Recargue la página e intente nuevamente.',
    cause: 'La clave de la operación no tiene el formato que el servicio espera.',
    nextStep: toSupport,
  },
  idempotency_key_reused: keyReused,
  path_not_found: {
    message: 'El servicio no ofrece esta operación.',
    cause: 'El servicio conectado es de otra versión, o su dirección está mal configurada.',
    nextStep: 'Avise a soporte con el id de la solicitud.',
  },
  internal_error: {
    message: 'El servicio tuvo un error interno.',
    cause: 'Falló el propio servicio, no los datos enviados.',
    nextStep: toSupport,
  },
};

/** Refusals that all services have in common, by exact code or class (`code`; GAP-39). */
export const commonRefusals: Readonly<Record<string, Explanation>> = {
  '*_version_stale': staleVersion,
  bad_request: badRequest,
  unprocessable: {
    message: notAccepted,
    cause: 'Los datos se leyeron bien, pero una regla del servicio no los admite.',
    nextStep: `Revise los datos y envíe nuevamente. ${toSupport}`,
  },
  unsupported_media_type: {
    message: notAccepted,
    cause: 'El servicio no admite ese tipo de contenido.',
    nextStep: 'Avise a soporte con el id de la solicitud.',
  },
  not_found: missing('No se encontró lo solicitado.'),
  conflict: {
    message: 'El estado actual no permite esta operación. Actualice e intente nuevamente.',
    cause: 'El registro cambió, u otra operación sobre él está en curso.',
    nextStep: 'Si al actualizar sigue igual, avise a soporte con el id de la solicitud.',
  },
  too_large: {
    message: 'Los datos enviados superan el tamaño permitido.',
    cause: 'El servicio limita el tamaño de cada solicitud.',
    nextStep: 'Envíe menos datos, o divida el archivo en varios.',
  },
  refused: {
    message: 'El servicio rechazó la operación.',
    cause: 'Una regla del servicio no la permite.',
    nextStep: `Revise los datos y el estado del registro. ${toSupport}`,
  },
  ...sharedRefusals,
};
