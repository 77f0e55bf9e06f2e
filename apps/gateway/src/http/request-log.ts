import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../observability/metrics.ts';
import { createRequestRecord, type RequestRecord } from '../observability/request-record.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on `/graphql`; other addresses are not logged. */
    record: RequestRecord | null;
  }
}

/** Keeps a record of each GraphQL request: one line in the log and one count in the metrics when it is answered. */
export const registerRequestLog = (app: FastifyInstance, logger: Logger, metrics: Metrics): void => {
  app.decorateRequest('record', null);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (request.routeOptions.url === '/graphql') {
      request.record = createRequestRecord(request.id);
      reply.raw.once('close', metrics.requestStarted());
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { record } = request;
    if (record) {
      const durationMs = Math.round(reply.elapsedTime * 10) / 10;
      metrics.observeRequest(record, reply.statusCode, reply.elapsedTime);
      logger.info({ ...record, status: reply.statusCode, durationMs }, 'request');
    }
    done();
  });
};
