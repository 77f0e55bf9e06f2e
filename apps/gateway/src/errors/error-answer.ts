import { errorCodes, type ErrorCode } from './error-codes.ts';

/** The answer to a request that never became a GraphQL operation, in the shape of one. */
export const errorAnswer = (code: ErrorCode, requestId: string, message: string = errorCodes[code]) => ({
  errors: [{ message, extensions: { code, requestId } }],
});
