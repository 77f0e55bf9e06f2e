import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Watching } from '../observability/create-watching.ts';
import { createRequestRecord, type RequestRecord } from '../observability/request-record.ts';
import type { RequestTrace } from '../observability/tracing.ts';
import { traceParentIn } from '../rest/request-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on `/graphql`; other addresses are not logged. */
    record: RequestRecord | null;
    /** Set there, where requests are traced. */
    trace: RequestTrace | undefined;
  }
}

/** Undefined without any: pino takes as long to write a list, be it empty, as the rest of the line. */
const toldCodes = ({ errorCodes }: RequestRecord): RequestRecord['errorCodes'] | undefined =>
  errorCodes.length > 0 ? errorCodes : undefined;

/** Keeps a record of each GraphQL request: one line in the log, one count in the metrics, one trace when it is answered. */
export const registerRequestLog = (app: FastifyInstance, logger: Logger, { metrics, tracing }: Watching): void => {
  app.decorateRequest('record', null);
  app.decorateRequest('trace', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (request.routeOptions.url === '/graphql') {
      request.trace = tracing?.startRequest(traceParentIn(request.headers));
      request.record = createRequestRecord(request.id, request.trace?.traceId);
      reply.raw.once('close', metrics.requestStarted());
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { record, trace } = request;
    if (record) {
      const durationMs = Math.round(reply.elapsedTime * 10) / 10;
      metrics.observeRequest(record, reply.statusCode, reply.elapsedTime);
      trace?.end(record, reply.statusCode);
      logger.info({ ...record, errorCodes: toldCodes(record), status: reply.statusCode, durationMs }, 'request');
    }
    done();
  });
};
