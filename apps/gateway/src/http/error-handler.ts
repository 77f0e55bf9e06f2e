import type { FastifyError, FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { errorAnswer } from '../errors/describe/error-answer.ts';
import { sendRequestError } from './request/request-error.ts';
import { redactError } from '../redact-error.ts';

/** Answers errors outside GraphQL in the shape of GraphQL. The answer does not contain the message of the error. */
export const registerErrorHandler = (app: FastifyInstance, logger: Logger): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    const code = status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
    if (code === 'INTERNAL') logger.error({ requestId: request.id, err: redactError(error) }, 'unexpected error');
    request.record?.errorCodes.push(code);
    // the rest of a refused body may still arrive
    if (status === 413 || status === 415) void reply.header('connection', 'close');
    const answered = code === 'INTERNAL' ? 500 : status;
    if (request.routeOptions.url === '/graphql') return sendRequestError(request, reply, { status: answered, code });
    return reply.status(answered).send(errorAnswer(code, request.id));
  });
};
