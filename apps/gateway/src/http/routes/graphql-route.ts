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
    /** Set on `/graphql` before anything else happens there. */
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

/** Seconds after which a person has requests again. */
const NEXT_MINUTE = '60';

const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: RequestError): FastifyReply => {
  request.record?.errorCodes.push(refusal.code);
  return sendRequestError(request, reply, refusal);
};

const createAuthentication =
  ({ authenticate, countRequests, realm }: GraphqlRouteOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    try {
      // a promise a request costs more than the rest of it: what is known at once is not waited for
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
  // RFC 9110 15.5.16: what would have been accepted
  void reply.headers({ connection: 'close', 'accept-encoding': 'identity' });
  refuse(request, reply, { status: 415, code: 'BAD_REQUEST' });
};

/** Characters of the answer to a query: three times as many as the largest selection of payments has. */
const LARGEST_ANSWER = 8 * 1024 * 1024;
const tooLarge = 'La respuesta supera los límites permitidos. Pida menos filas o menos datos de cada una.';

/** Header by which a client asks for `extensions.cost` and `extensions.rate`, whatever its value. */
const COST_HEADER = 'x-graphql-cost';

/** The answer as a text: of what it was made, nothing need be kept while the audit trail is written. */
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
  // without data nothing has run, as every root field may be null: a subscription, for example, of which there are none
  const status = http.status ?? (data ? 200 : 400);
  if (!record.isQuery || text.length <= LARGEST_ANSWER) return { status, text };
  record.errorCodes.push('LIMIT_EXCEEDED');
  return { status: 400, text: JSON.stringify(errorAnswer('LIMIT_EXCEEDED', record.requestId, tooLarge)) };
};

/** Requests under way of which hardly two are answered in one turn of the event loop; waiting for its end costs a turn more. */
const FEW = 4;

/** `POST /graphql`: the load first, then the token, then the body, then Apollo. Every other method there is refused. */
export const registerGraphqlRoute = (app: FastifyInstance, options: GraphqlRouteOptions): void => {
  const { server, createContext, documents, gate, requestsPerMinute } = options;
  app.decorateRequest('viewer', null);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { viewer } = request;
    if (!viewer) throw new Error('the route runs after the authentication');
    // before it runs: a change must not be made for an answer that cannot be given
    const mediaType = answerTypeOf(request.headers.accept);
    if (mediaType === undefined) return refuse(request, reply, { status: 406, code: 'BAD_REQUEST' });
    const resolved = resolveDocument(request.body, viewer, documents);
    if (resolved.refusal)
      return refuse(request, reply, { status: 400, code: resolved.refusal, message: resolved.message });
    const context = createContext(request, reply, viewer);
    if (resolved.known) {
      context.record.operation = resolved.known.operationName;
      context.record.isFormer = resolved.known.isFormer;
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
