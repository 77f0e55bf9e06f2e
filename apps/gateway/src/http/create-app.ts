import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { errorAnswer } from '../errors/describe/error-answer.ts';
import { requestIdOf } from '../rest/request-headers.ts';
import { BODY_LIMIT } from './request/request-body.ts';
import { exemptSlowBodies } from '../files/slow-bodies.ts';

/** Limits of the connections to the gateway; times are milliseconds. */
export interface ConnectionLimits {
  /** Time in which all headers of a request must arrive. */
  readonly headersTimeout: number;
  /** Maximum bytes of all headers of a request, including the token. */
  readonly headerBytes: number;
  /** Time in which a whole request must arrive. */
  readonly requestTimeout: number;
  /** Time in which an uploaded file must arrive. The standard value allows 10 MB at 300 kbit/s. */
  readonly uploadTimeout: number;
  /** Time for which the rest of a refused file is read. */
  readonly refusedTimeout: number;
  /** Time without progress after which a client that does not read its answer is disconnected. */
  readonly stalledTimeout: number;
  /** Time between two checks for slow clients. */
  readonly checkEvery: number;
  /** Maximum number of simultaneous connections. Further ones are closed at once. */
  readonly connections: number;
}

/** Standard limits of a gateway. Tests may set others. */
export const standardLimits: ConnectionLimits = {
  headersTimeout: 10_000,
  headerBytes: 16 * 1024,
  requestTimeout: 20_000,
  uploadTimeout: 5 * 60_000,
  refusedTimeout: 10_000,
  stalledTimeout: 60_000,
  checkEvery: 1_000,
  connections: 2_000,
};

const isDecodable = (path: string): boolean => {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Escapes every `%` of a path that cannot be decoded, if a browser asks for a page. The browser then gets the
 * application, which explains the address.
 */
const decodableFor: FastifyServerOptions['rewriteUrl'] = ({ url = '/', headers }) => {
  const [path = '/'] = url.split('?');
  const isRead = isDecodable(path) || !(headers.accept ?? '').includes('text/html');
  return isRead ? url : path.replaceAll('%', '%25') + url.slice(path.length);
};

const refuseSchemas = () => () => {
  throw new Error('routes have no JSON Schema here');
};

/** Creates the HTTP server. It disconnects slow clients, and limits the size of requests. */
export const createApp = (limits: ConnectionLimits = standardLimits): FastifyInstance => {
  const { headersTimeout, headerBytes, requestTimeout, stalledTimeout, checkEvery, connections } = limits;
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    connectionTimeout: stalledTimeout,
    forceCloseConnections: 'idle',
    // requests on open connections are answered until the end
    return503OnClosing: false,
    genReqId: (request) => requestIdOf(request.headers),
    rewriteUrl: decodableFor,
    // an address that cannot be decoded does not reach the error handler
    frameworkErrors: (_error, request, reply) => {
      const { raw } = reply.hijack();
      raw.writeHead(400, {
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'x-request-id': request.id,
      });
      raw.end(JSON.stringify(errorAnswer('BAD_REQUEST', request.id)));
    },
    // GraphQL's schema describes requests and answers, so Fastify's compilers of JSON Schema are not loaded
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
    http: {
      headersTimeout,
      connectionsCheckingInterval: checkEvery,
      maxHeaderSize: headerBytes,
      // several tokens are joined to an invalid one; otherwise each hop might read a different one
      joinDuplicateHeaders: true,
    },
  });
  exemptSlowBodies(app);
  app.server.maxConnections = connections;
  app.removeContentTypeParser('text/plain');
  return app;
};
