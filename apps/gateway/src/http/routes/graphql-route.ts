import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SignInUnavailableError, UnauthenticatedError } from '../../auth/authentication-error.ts';
import type { Authenticate } from '../../auth/create-authenticator.ts';
import type { Viewer } from '../../auth/viewer.ts';
import type { GatewayContext } from '../../context.ts';
import { errorAnswer } from '../../errors/describe/error-answer.ts';
import { answerTypeOf } from '../request/answer-type.ts';
import { sendRequestError, type RequestError } from '../request/request-error.ts';
import type { CreateContext } from '../request/create-context.ts';
import type { LoadGate } from '../gate/load-gate.ts';
import { BODY_LIMIT, closeUnlessSmall, isPlainBody } from '../request/request-body.ts';
import type { CountRequests } from '../../graphql/limits/request-rate.ts';
import { resolveDocument, type RequestedOperation, type DocumentPolicy } from '../request/resolve-document.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on `/graphql` by the authentication. */
    viewer: Viewer | null;
  }
}

export interface GraphqlRouteOptions {
  readonly server: ApolloServer<GatewayContext>;
  readonly authenticate: Authenticate;
  readonly createContext: CreateContext;
  readonly documents: DocumentPolicy;
  readonly realm: string;
  readonly countRequests: CountRequests;
  readonly requestsPerMinute: number;
  readonly gate: LoadGate;
}

/** Value of `Retry-After` in seconds, when the limit of requests per minute is exceeded. */
const NEXT_MINUTE = '60';

const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: RequestError): FastifyReply => {
  request.record?.errorCodes.push(refusal.code);
  return sendRequestError(request, reply, refusal);
};

const createAuthentication =
  ({ authenticate, countRequests, realm }: GraphqlRouteOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    try {
      // a cached person is used at once, because awaiting a promise takes time
      const person = authenticate(request.headers.authorization);
      const viewer = person instanceof Promise ? await person : person;
      request.viewer = viewer;
      const counted = countRequests(viewer.id, 1);
      const remaining = counted instanceof Promise ? await counted : counted;
      if (request.record) Object.assign(request.record, { userId: viewer.id, remaining });
      if (remaining === undefined || remaining >= 0) return undefined;
      closeUnlessSmall(request, reply);
      void reply.header('retry-after', NEXT_MINUTE);
      return await refuse(request, reply, { status: 429, code: 'TOO_MANY_REQUESTS' });
    } catch (error) {
      closeUnlessSmall(request, reply);
      if (error instanceof UnauthenticatedError) {
        if (request.record) request.record.tokenRefused = error.reason;
        const problem = error.tokenGiven ? ', error="invalid_token"' : '';
        void reply.header('www-authenticate', `Bearer realm="${realm}"${problem}`);
        return refuse(request, reply, { status: 401, code: 'UNAUTHENTICATED' });
      }
      if (error instanceof SignInUnavailableError) {
        void reply.header('retry-after', '5');
        return refuse(request, reply, { status: 503, code: 'SERVICE_UNAVAILABLE' });
      }
      throw error;
    }
  };

const refuseOtherBodies = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
  if (isPlainBody(request)) {
    done();
    return;
  }
  // RFC 9110 15.5.16: names the accepted encoding
  void reply.headers({ connection: 'close', 'accept-encoding': 'identity' });
  refuse(request, reply, { status: 415, code: 'BAD_REQUEST' });
};

/** Maximum characters of the answer to a query. */
const LARGEST_ANSWER = 8 * 1024 * 1024;
const tooLarge = 'La respuesta supera los límites permitidos. Pida menos filas o menos datos de cada una.';

/** Header that requests `extensions.cost` and `extensions.rate`, with any value. */
const COST_HEADER = 'x-graphql-cost';

/** Executes an operation and serializes its answer, so that the data can be freed while the audit trail is written. */
const execute = async (
  server: GraphqlRouteOptions['server'],
  requested: RequestedOperation,
  contextValue: GatewayContext,
  requestsPerMinute: number,
): Promise<{ readonly status: number; readonly text: string }> => {
  const { record } = contextValue;
  const { http, body } = await server.executeOperation(requested, { contextValue });
  if (body.kind === 'incremental') throw new Error('answers in parts are not asked for');
  const { errors, data } = body.singleResult;
  const { cost = null, remaining } = record;
  const rate = remaining === undefined ? null : { limit: requestsPerMinute, remaining };
  const extensions = record.costRequested ? { cost, rate } : undefined;
  const text = JSON.stringify(errors ? { errors, data, extensions } : { data, extensions });
  // without data nothing has run, since every root field is nullable: the operation is, for example, a subscription
  const status = http.status ?? (data ? 200 : 400);
  if (!record.isQuery || text.length <= LARGEST_ANSWER) return { status, text };
  record.errorCodes.push('LIMIT_EXCEEDED');
  return { status: 400, text: JSON.stringify(errorAnswer('LIMIT_EXCEEDED', record.requestId, tooLarge)) };
};

/**
 * Requests in flight up to which the audit trail is written at once. Above it, the lines of one turn of the event loop
 * are written together.
 */
const FEW = 4;

/**
 * Registers `POST /graphql`. It checks the load, the token and the body, then runs Apollo. Other methods are refused.
 */
export const registerGraphqlRoute = (app: FastifyInstance, options: GraphqlRouteOptions): void => {
  const { server, createContext, documents, gate, requestsPerMinute } = options;
  app.decorateRequest('viewer', null);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { viewer } = request;
    if (!viewer) throw new Error('the route runs after the authentication');
    // checked first: a change must not be made if its answer cannot be sent
    const mediaType = answerTypeOf(request.headers.accept);
    if (mediaType === undefined) return refuse(request, reply, { status: 406, code: 'BAD_REQUEST' });
    const resolved = resolveDocument(request.body, viewer, documents);
    if (resolved.refusal)
      return refuse(request, reply, { status: 400, code: resolved.refusal, message: resolved.message });
    const context = createContext(request, reply, viewer);
    if (resolved.registeredDocument) {
      context.record.operation = resolved.registeredDocument.operationName;
      context.record.isFormer = resolved.registeredDocument.isFormer;
    }
    context.record.costRequested = COST_HEADER in request.headers;
    const { status, text } = await execute(server, resolved.requested, context, requestsPerMinute);
    if (status === 429) void reply.header('retry-after', NEXT_MINUTE);
    await context.trail.flushAccessEvents(gate.underWay() > FEW);
    return reply.status(status).header('content-type', mediaType).header('cache-control', 'no-store').send(text);
  };

  const turnAway = gate.before((request, reply) => refuse(request, reply, { status: 503, code: 'OVERLOADED' }));
  const onRequest = [turnAway, createAuthentication(options), refuseOtherBodies];
  app.post('/graphql', { bodyLimit: BODY_LIMIT, onRequest }, answer);
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    onRequest: (request, reply) => {
      closeUnlessSmall(request, reply);
      void refuse(request, reply.header('allow', 'POST'), { status: 405, code: 'BAD_REQUEST' });
    },
    handler: (_request, reply) => reply,
  });
};
