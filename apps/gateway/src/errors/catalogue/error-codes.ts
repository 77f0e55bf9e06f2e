/**
 * Every `extensions.code` that an answer of this gateway can carry, and when. Clients decide by these, never by texts.
 * Beside it: `requestId`, `cause` and `nextStep` always; `service`, `extendedCode`, `serviceCode` and `fields` where they are known.
 */
export const errorCodes = {
  /** No access token, or one that is not accepted. HTTP 401. */
  UNAUTHENTICATED: 'No hay una sesión válida. Inicie sesión nuevamente.',
  /** The person lacks the permission of this field; no service was asked. */
  FORBIDDEN: 'No tiene permisos',
  /** An argument is not acceptable; `fields` says which and why. */
  BAD_USER_INPUT: 'Revise los datos ingresados.',
  /** The thing that was to be changed does not exist. (A query answers null instead.) */
  NOT_FOUND: 'No se encontró lo solicitado.',
  /** The thing has changed since the person saw it, or its state does not allow this. */
  CONFLICT: 'El registro cambió desde que lo abrió. Actualícelo e intente nuevamente.',
  /** The service refused the change for a reason of the business. */
  REFUSED: 'El servicio rechazó la operación.',
  /** A service, or the sign-in service (then HTTP 503), cannot be reached or fails. */
  SERVICE_UNAVAILABLE: 'El servicio no responde. Reintente en unos minutos.',
  /** A service did not answer in time. After a change: the outcome is unknown. */
  SERVICE_TIMEOUT: 'El servicio demoró demasiado en responder. Reintente en unos minutos.',
  /** A service answered something that breaks its contract. */
  SERVICE_BAD_ANSWER: 'El servicio dio una respuesta inesperada.',
  /** Not a GraphQL request: wrong method, media type, body or headers; or an operation that there is none of. HTTP 400, 405, 406, 413 or 415. */
  BAD_REQUEST: 'La solicitud no es válida.',
  /** The document does not fit the schema. HTTP 400. */
  GRAPHQL_VALIDATION_FAILED: 'La consulta no es válida.',
  /** The document is not GraphQL. HTTP 400. */
  GRAPHQL_PARSE_FAILED: 'La consulta no se puede leer.',
  /** The document or its answer is larger than allowed, or a person makes too many links to files. HTTP 400. */
  LIMIT_EXCEEDED: 'La consulta supera los límites permitidos.',
  /** Of a hash that is not known, when its text may be sent instead. HTTP 400. */
  PERSISTED_QUERY_NOT_SUPPORTED: 'La consulta no es una de las registradas.',
  /** In production only the application's own documents run, developers apart. HTTP 400. */
  PERSISTED_OPERATION_REQUIRED: 'Solo se pueden ejecutar las consultas registradas de la aplicación.',
  /** One person asks more often, or for more, than anybody can look at. HTTP 429, with `Retry-After`. */
  TOO_MANY_REQUESTS: 'Hay demasiadas solicitudes de su usuario. Espere un minuto y reintente.',
  /** The gateway has more to do than it can; nothing was asked of any service. HTTP 503, with `Retry-After`. */
  OVERLOADED: 'Hay demasiadas solicitudes en curso. Reintente en unos segundos.',
  /** A fault of the gateway itself; the log knows more by `requestId`. */
  INTERNAL: 'Ocurrió un error inesperado',
} as const;

/** A value of `extensions.code`. */
export type ErrorCode = keyof typeof errorCodes;
