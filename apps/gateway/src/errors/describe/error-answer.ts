import { errorAdvice } from '../catalogue/error-advice.texts.ts';
import { errorCodes, type ErrorCode } from '../catalogue/error-codes.ts';
import type { Advice } from '../catalogue/explanation.ts';
import { requestHint } from './request-hint.ts';

/** The answer to a request that never became a GraphQL operation, in the shape of one. */
export const errorAnswer = (
  code: ErrorCode,
  requestId: string,
  message: string = errorCodes[code],
  advice: Advice = errorAdvice[code],
) => ({
  errors: [{ message, extensions: { code, requestId, ...advice } }],
});

/** The same for a request that is not one of GraphQL, with words for whoever writes its client. */
export const requestErrorAnswer = (code: ErrorCode, requestId: string, status: number, message?: string) => {
  const [error] = errorAnswer(code, requestId, message).errors;
  return { errors: [{ ...error, extensions: { ...error?.extensions, hint: requestHint(code, status) } }] };
};
