import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SignInUnavailableError, UnauthenticatedError } from '../auth/authentication-error.ts';
import type { Authenticate } from '../auth/create-authenticator.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { GatewayContext } from '../context.ts';
import { errorAnswer } from '../errors/error-answer.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { CreateContext } from './create-context.ts';
import { BODY_LIMIT, closeUnlessSmall } from './request-limits.ts';
import type { IsTooMany } from './request-rate.ts';
import { resolveDocument, type DocumentPolicy } from './resolve-document.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on `/graphql` before anything else happens there. */
    viewer: Viewer | null;
  }
}

/** What the route is made of. */
export interface GraphqlRouteOptions {
  readonly server: ApolloServer<GatewayContext>;
  readonly authenticate: Authenticate;
  readonly createContext: CreateContext;
  readonly documents: DocumentPolicy;
  readonly realm: string;
  readonly isTooMany: IsTooMany;
}

const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, code: ErrorCode): FastifyReply => {
  request.record?.errorCodes.push(code);
  return reply.status(status).send(errorAnswer(code, request.id));
};

const createAuthentication =
  ({ authenticate, isTooMany, realm }: GraphqlRouteOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    try {
      request.viewer = await authenticate(request.headers.authorization);
      if (request.record) request.record.userId = request.viewer.id;
      if (!(await isTooMany(request.viewer.id))) return undefined;
      closeUnlessSmall(request, reply);
      void reply.header('retry-after', '60');
      return await refuse(request, reply, 429, 'TOO_MANY_REQUESTS');
    } catch (error) {
      closeUnlessSmall(request, reply);
      if (error instanceof UnauthenticatedError) {
        const problem = error.tokenGiven ? ', error="invalid_token"' : '';
        void reply.header('www-authenticate', `Bearer realm="${realm}"${problem}`);
        return refuse(request, reply, 401, 'UNAUTHENTICATED');
      }
      if (error instanceof SignInUnavailableError) {
        void reply.header('retry-after', '5');
        return refuse(request, reply, 503, 'SERVICE_UNAVAILABLE');
      }
      throw error;
    }
  };

/** Apollo looks at no other headers; the token in particular stays here. */
const apolloHeaders = ({ headers }: FastifyRequest): HeaderMap => {
  const map = new HeaderMap();
  for (const name of ['accept', 'content-type'] as const) {
    const value = headers[name];
    if (value !== undefined) map.set(name, value);
  }
  return map;
};

/** Apollo would find out only after the operation has run. */
const ACCEPTS_JSON = /(application|\*)\/(json|graphql-response\+json|\*)/;

/** `POST /graphql`: the token first, then the body, then Apollo. Every other method there is refused. */
export const registerGraphqlRoute = (app: FastifyInstance, options: GraphqlRouteOptions): void => {
  const { server, createContext, documents } = options;
  app.decorateRequest('viewer', null);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { viewer } = request;
    if (!viewer) throw new Error('the route runs after the authentication');
    if (!ACCEPTS_JSON.test(request.headers.accept ?? '*/*')) return refuse(request, reply, 406, 'BAD_REQUEST');
    const resolved = resolveDocument(request.body, viewer, documents);
    if (resolved.refusal) return refuse(request, reply, 400, resolved.refusal);
    if (request.record && resolved.operationName !== undefined) request.record.operation = resolved.operationName;
    const context = createContext(request, reply, viewer);
    const { status, headers, body } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers: apolloHeaders(request), search: '', body: resolved.body },
      context: () => Promise.resolve(context),
    });
    context.trail.tellLooks();
    void reply.status(status ?? 200).headers(Object.fromEntries(headers));
    if (body.kind === 'chunked') throw new Error('answers in parts are not asked for');
    return reply.send(body.string);
  };

  app.post('/graphql', { bodyLimit: BODY_LIMIT, onRequest: createAuthentication(options) }, answer);
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    onRequest: (request, reply) => {
      closeUnlessSmall(request, reply);
      void refuse(request, reply.header('allow', 'POST'), 405, 'BAD_REQUEST');
    },
    handler: (_request, reply) => reply,
  });
};
