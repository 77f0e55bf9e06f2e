/**
 * Values of `extensions.code`, each with the condition in which it is returned. Clients decide by them, never by texts.
 * `requestId`, `cause` and `nextStep` are always set beside the code. `service`, `extendedCode`, `serviceCode` and
 * `fields` are set when they are known.
 */
export const errorCodes = {
  /** The access token is missing or not accepted. HTTP 401. */
  UNAUTHENTICATED: 'No hay una sesión válida. Inicie sesión nuevamente.',
  /** The person lacks the permission of this field: it is null, and nothing was changed. HTTP 403 for a file. */
  FORBIDDEN: 'No tiene permisos',
  /** An argument is invalid. `fields` has its path and the reason. */
  BAD_USER_INPUT: 'Revise los datos ingresados.',
  /** The record to change does not exist. (A query returns null instead.) */
  NOT_FOUND: 'No se encontró lo solicitado.',
  /** The record has changed since the person saw it, or its state does not allow the change. */
  CONFLICT: 'El registro cambió desde que lo abrió. Actualícelo e intente nuevamente.',
  /** The service refused the change for a business reason. */
  REFUSED: 'El servicio rechazó la operación.',
  /** A service is unreachable or fails; HTTP 503 if it is the sign-in service. */
  SERVICE_UNAVAILABLE: 'El servicio no responde. Reintente en unos minutos.',
  /** A service did not answer before the deadline. After a change, its outcome is unknown. */
  SERVICE_TIMEOUT: 'El servicio demoró demasiado en responder. Reintente en unos minutos.',
  /** The answer of a service breaks its contract. */
  SERVICE_BAD_ANSWER: 'El servicio dio una respuesta inesperada.',
  /** Wrong method, media type, body, headers or operation name. HTTP 400, 405, 406, 413 or 415. */
  BAD_REQUEST: 'La solicitud no es válida.',
  /** The document is not valid for the schema. HTTP 400. */
  GRAPHQL_VALIDATION_FAILED: 'La consulta no es válida.',
  /** The document has a syntax error. HTTP 400. */
  GRAPHQL_PARSE_FAILED: 'La consulta no se puede leer.',
  /** A document or its answer is too large: HTTP 400. Too many service calls or links to files: HTTP 200, with data. */
  LIMIT_EXCEEDED: 'La consulta supera los límites permitidos.',
  /** The hash of the document is unknown. Its text may be sent instead. HTTP 400. */
  PERSISTED_QUERY_NOT_SUPPORTED: 'La consulta no es una de las registradas.',
  /** In production, only developers may run documents other than the application's. HTTP 400. */
  PERSISTED_OPERATION_REQUIRED: 'Solo se pueden ejecutar las consultas registradas de la aplicación.',
  /** The person exceeds the rate limit for requests or for their cost. HTTP 429, with `Retry-After`. */
  TOO_MANY_REQUESTS: 'Hay demasiadas solicitudes de su usuario. Espere un minuto y reintente.',
  /** The gateway is overloaded and called no service. HTTP 503, with `Retry-After`. */
  OVERLOADED: 'Hay demasiadas solicitudes en curso. Reintente en unos segundos.',
  /** The gateway itself has a fault. The log has the details under `requestId`. */
  INTERNAL: 'Ocurrió un error inesperado',
} as const;

/** A value of `extensions.code`. */
export type ErrorCode = keyof typeof errorCodes;
