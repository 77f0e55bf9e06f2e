import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { errorAnswer } from '../errors/describe/error-answer.ts';
import { requestIdOf } from '../rest/request-headers.ts';
import { BODY_LIMIT } from './request/request-body.ts';
import { spareSlowBodies } from '../files/slow-bodies.ts';

/** Limits of one connection to the gateway; times are milliseconds. */
export interface ConnectionLimits {
  /** All headers of a request must have come in. */
  readonly headersTimeout: number;
  /** Bytes of all headers of a request together: a token with every role of the realm has a fifth of the standard one. */
  readonly headerBytes: number;
  /** A request must have come in completely. */
  readonly requestTimeout: number;
  /** A file on its way to a service must have come in completely: 10 MB at 300 kbit/s in the standard ones. */
  readonly uploadTimeout: number;
  /** Limits in which the rest of a refused file may come in. */
  readonly refusedTimeout: number;
  /** A client must take something of its answer. */
  readonly stalledTimeout: number;
  /** Time between two searches for slow clients. */
  readonly checkEvery: number;
  /** Connections at the same time; the next one is closed at once. */
  readonly connections: number;
}

/** Limits of a gateway, unless a test has others. */
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

/** A browser at an address that cannot be decoded gets the page that explains it: each `%` is taken as it stands. */
const decodableFor: FastifyServerOptions['rewriteUrl'] = ({ url = '/', headers }) => {
  const [path = '/'] = url.split('?');
  const isRead = isDecodable(path) || !(headers.accept ?? '').includes('text/html');
  return isRead ? url : path.replaceAll('%', '%25') + url.slice(path.length);
};

const refuseSchemas = () => () => {
  throw new Error('routes have no JSON Schema here');
};

/** The HTTP server, which cuts clients that are slow, and bounds whatever they send. */
export const createApp = (limits: ConnectionLimits = standardLimits): FastifyInstance => {
  const { headersTimeout, headerBytes, requestTimeout, stalledTimeout, checkEvery, connections } = limits;
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    connectionTimeout: stalledTimeout,
    forceCloseConnections: 'idle',
    // who still has a connection is answered on it
    return503OnClosing: false,
    genReqId: (request) => requestIdOf(request.headers),
    rewriteUrl: decodableFor,
    // an address that cannot be decoded never comes to the error handler
    frameworkErrors: (_error, request, reply) => {
      const { raw } = reply.hijack();
      raw.writeHead(400, {
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'x-request-id': request.id,
      });
      raw.end(JSON.stringify(errorAnswer('BAD_REQUEST', request.id)));
    },
    // bodies and answers are described by GraphQL's schema: what Fastify compiles JSON Schemas with is not loaded
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
    http: {
      headersTimeout,
      connectionsCheckingInterval: checkEvery,
      maxHeaderSize: headerBytes,
      // two tokens are none: of several, each hop might read another
      joinDuplicateHeaders: true,
    },
  });
  spareSlowBodies(app);
  app.server.maxConnections = connections;
  app.removeContentTypeParser('text/plain');
  return app;
};
