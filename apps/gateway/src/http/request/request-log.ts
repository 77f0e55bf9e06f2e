import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import { createRequestRecord, type RequestRecord } from '../../observability/request-record.ts';
import type { RequestTrace, Tracing } from '../../observability/spans/tracing.ts';
import { traceParentIn } from '../../rest/request-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on `/graphql`; null for other paths and for rejected requests, which have no line `request` in the log. */
    record: RequestRecord | null;
    /** Set on `/graphql` when tracing is configured. */
    trace: RequestTrace | undefined;
  }
}

/** Creates the fields of a request's log line. */
const lineOf = (
  { requestId, traceId, operation, userId, upstreamCalls, errorCodes, tokenRefused }: RequestRecord,
  status: number,
  elapsedMs: number,
) => ({
  requestId,
  traceId,
  operation,
  userId,
  upstreamCalls,
  // left out when empty, because pino takes longer for a list
  errorCodes: errorCodes.length > 0 ? errorCodes : undefined,
  tokenRefused,
  status,
  durationMs: Math.round(elapsedMs * 10) / 10,
});

interface RequestWatching {
  readonly metrics: Metrics;
  readonly tracing: Tracing | undefined;
}

/**
 * Creates a record for each GraphQL request. When it is answered, the record becomes a log line, a count in the metrics
 * and the end of its trace.
 */
export const registerRequestLog = (
  app: FastifyInstance,
  logger: Logger,
  { metrics, tracing }: RequestWatching,
): void => {
  app.decorateRequest('record', null);
  app.decorateRequest('trace', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (request.routeOptions.url === '/graphql') {
      request.trace = tracing?.startRequest(traceParentIn(request.headers));
      request.record = createRequestRecord(request.id, request.trace?.traceId);
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { record, trace } = request;
    if (record) {
      metrics.observeRequest(record, reply.statusCode, reply.elapsedTime);
      trace?.end(record, reply.statusCode);
      logger.info(lineOf(record, reply.statusCode, reply.elapsedTime), 'request');
    }
    done();
  });
};
