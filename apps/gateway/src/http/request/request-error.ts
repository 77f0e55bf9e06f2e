import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../errors/catalogue/error-codes.ts';
import { requestErrorAnswer } from '../../errors/describe/error-answer.ts';
import { answerTypeOf } from './answer-type.ts';

/** Refusal of a request that never became a GraphQL operation. */
export interface RequestError {
  readonly status: number;
  readonly code: ErrorCode;
  /** The usual words of the code without it. */
  readonly message?: string | undefined;
}

/** Sends it in the requested media type: in another one, clients of GraphQL do not read the errors. */
export const sendRequestError = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, message }: RequestError,
): FastifyReply =>
  reply
    .status(status)
    .header('content-type', answerTypeOf(request.headers.accept) ?? 'application/json; charset=utf-8')
    .send(JSON.stringify(requestErrorAnswer(code, request.id, status, message)));
