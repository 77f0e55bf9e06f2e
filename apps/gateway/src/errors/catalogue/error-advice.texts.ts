import { missingAdvice, staleAdvice, toSupport } from './catalogue.texts.ts';
import type { ErrorCode } from './error-codes.ts';
import type { Advice } from './explanation.ts';

const unknownDocument: Advice = {
  cause: 'La consulta no es de la versión actual de la aplicación.',
  nextStep: 'Recargue la página para usar la versión actual.',
};

/** Cause and next step of each error code of this gateway. The messages are in `errorCodes`. */
export const errorAdvice: Readonly<Record<ErrorCode, Advice>> = {
  UNAUTHENTICATED: {
    cause: 'La sesión venció o se cerró en otra pestaña.',
    nextStep: 'Si sigue igual después de iniciar sesión, avise a soporte con el id de la solicitud.',
  },
  FORBIDDEN: {
    cause: 'Su usuario no tiene el permiso que esta parte requiere.',
    nextStep: 'Si lo necesita, pídalo a quien administra los accesos.',
  },
  BAD_USER_INPUT: {
    cause: 'Un dato no cumple las reglas de esta operación.',
    nextStep: 'Corrija el dato y envíe nuevamente.',
  },
  NOT_FOUND: missingAdvice,
  CONFLICT: staleAdvice,
  REFUSED: {
    cause: 'El servicio no dijo qué regla no la permite.',
    nextStep: `Revise los datos y el estado del registro. ${toSupport}`,
  },
  SERVICE_UNAVAILABLE: {
    cause: 'El servicio está caído, con fallas o con demasiado trabajo.',
    nextStep: 'Si continúa, avise a soporte con el id de la solicitud.',
  },
  SERVICE_TIMEOUT: {
    cause: 'Tardó más que el tiempo de espera: puede tener mucho trabajo.',
    nextStep: 'Si es una búsqueda, acote el período. Si continúa, avise a soporte con el id de la solicitud.',
  },
  SERVICE_BAD_ANSWER: {
    cause: 'Lo que respondió no cumple lo acordado con el servicio.',
    nextStep: 'Avise a soporte con el id de la solicitud: reintentar no suele alcanzar.',
  },
  BAD_REQUEST: {
    cause: 'No tiene la forma que el servidor espera.',
    nextStep: `Recargue la página y reintente. ${toSupport}`,
  },
  GRAPHQL_VALIDATION_FAILED: {
    cause: 'Pide algo que el esquema no tiene: la aplicación puede ser de otra versión.',
    nextStep: 'Recargue la página; en el explorador, corrija la consulta.',
  },
  GRAPHQL_PARSE_FAILED: {
    cause: 'Su texto no es GraphQL.',
    nextStep: 'Corrija la consulta donde lo indica el mensaje.',
  },
  LIMIT_EXCEEDED: {
    cause: 'Pide más de lo que se puede leer de una vez.',
    nextStep: 'Acote los filtros o divida el pedido en varios.',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: unknownDocument,
  PERSISTED_OPERATION_REQUIRED: unknownDocument,
  TOO_MANY_REQUESTS: {
    cause: 'Pidió más de lo permitido en un minuto.',
    nextStep: 'Cierre las pestañas y los programas que no use con su usuario.',
  },
  OVERLOADED: {
    cause: 'El servidor recibe más de lo que puede atender.',
    nextStep: 'Si continúa después de un minuto, avise a soporte.',
  },
  INTERNAL: {
    cause: 'Falló el propio servidor, y quedó registrado.',
    nextStep: `Reintente. ${toSupport}`,
  },
};

/** Next step for a change with an unknown outcome. */
export const unknownOutcomeStep = 'Reintentar desde la misma ventana, si sigue abierta, no la hace dos veces.';

/** Advice for a refusal by the rule of an action. The message of the refusal names the rule. */
export const ruleAdvice: Advice = {
  cause: 'Una regla de la operación no la permite con los datos actuales del registro.',
  nextStep: 'Actualice la pantalla: cada acción que no está disponible dice su motivo.',
};

/** Advice for a selection whose rows have changed since the person saw them. */
export const movedAdvice: Advice = {
  cause: 'Otra persona o un proceso cambió los registros que coinciden.',
  nextStep: 'Vuelva a la lista y repita la acción con lo que muestra ahora.',
};

/** Advice for the same when this change may be the cause, because the gateway has forgotten its key. */
export const movedOrMadeAdvice: Advice = {
  cause: 'Los cambió otra persona, un proceso, o esta misma operación si ya la había pedido.',
  nextStep: 'Vea en la lista qué quedó antes de repetirla.',
};

/** Advice for a link to a file that cannot be used. */
export const linkAdvice: Advice = {
  cause: 'Cada enlace sirve una sola vez, durante cinco minutos y a quien lo pidió.',
  nextStep: 'Pida un enlace nuevo desde la aplicación.',
};

/** Message and advice for a change that is refused because the audit trail cannot be written. */
export const auditLost = {
  message:
    'No se pueden hacer cambios en este momento: no se puede registrar quién los hace. Reintente en unos minutos.',
  advice: {
    cause: 'El registro de auditoría no se puede escribir, y sin él no se cambia nada.',
    nextStep: 'Si continúa, avise a soporte con el id de la solicitud.',
  },
};

/** Advice when a service refuses the person's token: `session` for HTTP 401, `permission` for 403. */
export const tokenAdvice = {
  session: {
    cause: 'La sesión venció, o el servicio no la reconoce.',
    nextStep: 'Si sigue igual después de iniciar sesión, avise a soporte con el id de la solicitud.',
  },
  permission: {
    cause: 'El servicio exige un permiso que su usuario no tiene.',
    nextStep: 'Si lo necesita, pídalo a quien administra los accesos.',
  },
} as const satisfies Readonly<Record<string, Advice>>;

/** Advice for developers, who wrote the document themselves. Reloading the page does not help them. */
export const developerAdvice: Readonly<Partial<Record<ErrorCode, Advice>>> = {
  BAD_REQUEST: { cause: 'No tiene la forma que el servidor espera.', nextStep: 'Corrija el pedido según el mensaje.' },
  GRAPHQL_VALIDATION_FAILED: {
    cause: 'Pide algo que el esquema no tiene.',
    nextStep: 'Corrija la consulta donde lo indica el mensaje.',
  },
};
