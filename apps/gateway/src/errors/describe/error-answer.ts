import { errorAdvice } from '../catalogue/error-advice.texts.ts';
import { errorCodes, type ErrorCode } from '../catalogue/error-codes.ts';
import type { Advice } from '../catalogue/explanation.ts';

/** The answer to a request that never became a GraphQL operation, in the shape of one. */
export const errorAnswer = (
  code: ErrorCode,
  requestId: string,
  message: string = errorCodes[code],
  advice: Advice = errorAdvice[code],
) => ({
  errors: [{ message, extensions: { code, requestId, ...advice } }],
});
