import { errorAdvice } from '../catalogue/error-advice.texts.ts';
import { errorCodes, type ErrorCode } from '../catalogue/error-codes.ts';
import type { Advice } from '../catalogue/explanation.ts';
import { requestHint } from './request-hint.ts';

/** Creates the answer to a request without a GraphQL operation, in the shape of a GraphQL answer. */
export const errorAnswer = (
  code: ErrorCode,
  requestId: string,
  message: string = errorCodes[code],
  advice: Advice = errorAdvice[code],
) => ({
  errors: [{ message, extensions: { code, requestId, ...advice } }],
});

/** Creates the answer to an invalid GraphQL request. Its `hint` is for the developer of the client. */
export const requestErrorAnswer = (code: ErrorCode, requestId: string, status: number, message?: string) => {
  const [error] = errorAnswer(code, requestId, message).errors;
  return { errors: [{ ...error, extensions: { ...error?.extensions, hint: requestHint(code, status) } }] };
};
