import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createJobSwitches, type JobSwitches } from './job-switches.ts';
import { createFaults, type Faults, type ReceivedRequest } from './faults.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import { templateIn, templateOf } from '../shared/exchange.ts';

/** State of the control endpoints, which tests use: faults, recorded requests, and switches of exports and imports. */
export interface Control {
  readonly faults: Faults;
  readonly requests: RequestLog;
  readonly exports: JobSwitches;
  readonly imports: JobSwitches;
  /** Operations of each service, named as in its contract: `GET /pagos/{id}`. */
  readonly operations: Map<string, Set<string>>;
  /** With `stubs` a request without a stub is refused. A reset without a value keeps the mode. */
  readonly mode: { stubs: boolean };
}

export const createControl = (now: () => Date): Control => ({
  faults: createFaults(),
  requests: createRequestLog(now),
  exports: createJobSwitches(),
  imports: createJobSwitches(),
  operations: new Map(),
  mode: { stubs: false },
});

/** Records the requests of a service and applies the faults to them. */
export function registerControl(
  app: FastifyInstance,
  service: string,
  { faults, requests, operations }: Control,
): void {
  const own = new Set<string>();
  operations.set(service, own);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') own.add(`${one} ${templateIn(url, app.prefix)}`);
  });
  const reached = (request: FastifyRequest): ReceivedRequest => ({
    service,
    method: request.method,
    path: request.url.slice(app.prefix.length),
    operation: `${request.method} ${templateOf(request, app.prefix) ?? ''}`,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    requests.record(reached(request), request);
    done();
  });
  // after the body is parsed and before it is validated
  app.addHook('preValidation', async (request, reply) => {
    requests.recordBody(request);
    const parts = { path: request.params, query: request.query, body: request.body };
    const asked = { ...reached(request), parts };
    if (faults.isUnmatched(asked)) requests.recordUnmatched(request);
    return (await faults.apply(asked, reply)) ? reply : undefined;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    done(null, faults.lose(reply, payload));
  });
}
