import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createJobSwitches, type JobSwitches } from './job-switches.ts';
import { createFaults, type Faults, type Reached } from './faults.ts';
import { createSeenRequests, type SeenRequests } from './requests.ts';
import { templateIn, templateOf } from '../shared/exchange.ts';

/** Switches for tests and demonstrations: faults to come, the requests that came, how exports and imports go. */
export interface Control {
  readonly faults: Faults;
  readonly requests: SeenRequests;
  readonly exports: JobSwitches;
  readonly imports: JobSwitches;
  /** Operations of each service, as its contract names them: `GET /pagos/{id}`. */
  readonly operations: Map<string, Set<string>>;
  /** `stubs`: what no test has programmed is refused; a reset that does not say keeps it. */
  readonly mode: { stubs: boolean };
}

export const createControl = (now: () => Date): Control => ({
  faults: createFaults(),
  requests: createSeenRequests(now),
  exports: createJobSwitches(),
  imports: createJobSwitches(),
  operations: new Map(),
  mode: { stubs: false },
});

/** Puts a service under the switches. */
export function underControl(app: FastifyInstance, service: string, { faults, requests, operations }: Control): void {
  const own = new Set<string>();
  operations.set(service, own);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') own.add(`${one} ${templateIn(url, app.prefix)}`);
  });
  const reached = (request: FastifyRequest): Reached => ({
    service,
    method: request.method,
    path: request.url.slice(app.prefix.length),
    operation: `${request.method} ${templateOf(request, app.prefix) ?? ''}`,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    requests.note(reached(request), request);
    done();
  });
  // once the body is there, and before anybody looks at it
  app.addHook('preValidation', async (request, reply) => {
    requests.noteBody(request);
    return (await faults.befall(reached(request), reply)) ? reply : undefined;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    done(null, faults.lose(reply, payload));
  });
}
