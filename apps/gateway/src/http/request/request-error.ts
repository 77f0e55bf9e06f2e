import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../errors/catalogue/error-codes.ts';
import { requestErrorAnswer } from '../../errors/describe/error-answer.ts';
import { answerTypeOf } from './answer-type.ts';

/** Refusal of a request before it becomes a GraphQL operation. */
export interface RequestError {
  readonly status: number;
  readonly code: ErrorCode;
  /** Text for the person; without it, that of the code. */
  readonly message?: string | undefined;
}

/** Sends the refusal in a media type that the client accepts; in JSON when it accepts none that is offered. */
export const sendRequestError = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, message }: RequestError,
): FastifyReply =>
  reply
    .status(status)
    .header('content-type', answerTypeOf(request.headers.accept) ?? 'application/json; charset=utf-8')
    .send(JSON.stringify(requestErrorAnswer(code, request.id, status, message)));
