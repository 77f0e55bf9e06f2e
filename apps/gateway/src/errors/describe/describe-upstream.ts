import { adviceFor, labelOf, messageFor, unexplainedCode } from '../catalogue/catalogue.ts';
import { toldAdvice, unknownAdvice } from '../catalogue/catalogue.texts.ts';
import { errorAdvice, tokenAdvice, unknownOutcomeStep } from '../catalogue/error-advice.texts.ts';
import { errorCodes } from '../catalogue/error-codes.ts';
import type { Advice, ErrorDescription, Explanation } from '../catalogue/explanation.ts';
import { isRefusal, type Refusal, type UpstreamError } from '../upstream-error.ts';

/** Next steps within the message of a failure. `LOOK_FIRST` is for a change that may have been made. */
const RETRY = 'Reintente en unos minutos.';
export const LOOK_FIRST = 'No se sabe si la operación se completó: verifique el estado antes de volver a pedirla.';

/**
 * Explanations for a service that refuses the person's token, by status. They replace other texts of the service,
 * except for a 403 with an unknown exact code and a sentence.
 */
const tokenRefusals: Readonly<Record<number, (service: string) => Explanation>> = {
  401: (service) => ({
    message: `El servicio de ${service} no aceptó la sesión. Reintente; si se repite, cierre la sesión e inicie otra.`,
    ...tokenAdvice.session,
  }),
  403: (service) => ({
    message: `Su usuario no tiene permiso para esto en el servicio de ${service}.`,
    ...tokenAdvice.permission,
  }),
};

const hasCode = ({ code, extendedCode }: UpstreamError): boolean => code !== undefined || extendedCode !== undefined;

/**
 * Returns true for a 403 with an exact code and a sentence. Such an answer names a rule, not just a missing permission.
 */
const namesRule = ({ status, extendedCode, sentence }: UpstreamError): boolean =>
  status === 403 && extendedCode !== undefined && sentence !== undefined;

/** Returns the code of an error if the catalogue does not explain it; otherwise, and for a refused token, undefined. */
export const unexplainedIn = (error: UpstreamError): string | undefined =>
  tokenRefusals[error.status ?? 0] && !namesRule(error) ? undefined : unexplainedCode(error);

/**
 * Describes a refusal by the catalogue. For an exact code without an entry, it shows the service's own sentence, if
 * there is one. It does not show the cause of the class then, which may be wrong.
 */
export const describeRefusal = (error: Refusal): Explanation => {
  const tokenRefusal = tokenRefusals[error.status ?? 0];
  const isUnexplained = unexplainedIn(error) !== undefined;
  if (isUnexplained && error.sentence !== undefined) return { message: error.sentence, ...toldAdvice };
  if (tokenRefusal) return tokenRefusal(labelOf(error.service));
  if (!hasCode(error)) return { message: errorCodes[error.kind], ...errorAdvice[error.kind] };
  if (isUnexplained) return { message: messageFor(error), ...unknownAdvice };
  return { message: messageFor(error), ...adviceFor(error) };
};

/** Code and message of each kind of failure. The message takes the Spanish name of the service. */
const failures = {
  UNAVAILABLE: ['SERVICE_UNAVAILABLE', (service: string) => `El servicio de ${service} no responde.`],
  TIMEOUT: ['SERVICE_TIMEOUT', (service: string) => `El servicio de ${service} demoró demasiado en responder.`],
  BAD_ANSWER: ['SERVICE_BAD_ANSWER', (service: string) => `El servicio de ${service} dio una respuesta inesperada.`],
} as const;

/** Returns the next step within the message. A broken contract has none, since a retry would probably fail again. */
const stepIn = ({ kind, outcomeUnknown }: UpstreamError): string => {
  if (outcomeUnknown) return LOOK_FIRST;
  return kind === 'BAD_ANSWER' ? '' : RETRY;
};

const adviceOf = (error: UpstreamError, code: keyof typeof errorAdvice): Advice => {
  const advice = hasCode(error) && unexplainedCode(error) === undefined ? adviceFor(error) : errorAdvice[code];
  return error.outcomeUnknown ? { ...advice, nextStep: unknownOutcomeStep } : advice;
};

/** Describes the failure of a call to a service. */
export const describeUpstream = (error: UpstreamError): ErrorDescription => {
  const base = {
    service: error.service,
    ...(error.extendedCode !== undefined && { extendedCode: error.extendedCode }),
    ...(error.code !== undefined && { serviceCode: error.code }),
    ...(error.outcomeUnknown && { outcomeUnknown: true as const }),
  };
  if (isRefusal(error)) return { ...base, code: error.kind, ...describeRefusal(error) };
  const { kind } = error;
  const [code, message] = failures[kind === 'UNAVAILABLE' || kind === 'TIMEOUT' ? kind : 'BAD_ANSWER'];
  return {
    ...base,
    code,
    message: `${message(labelOf(error.service))} ${stepIn(error)}`.trimEnd(),
    ...adviceOf(error, code),
  };
};
