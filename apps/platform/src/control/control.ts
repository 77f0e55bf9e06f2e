import type { FastifyInstance } from 'fastify';
import { createJobSwitches, type JobSwitches } from './job-switches.ts';
import { createFaults, type Faults } from './faults.ts';
import { createSeenRequests, type SeenRequests } from './requests.ts';

/** Switches for tests and demonstrations: faults to come, the requests that came, how exports and imports go. */
export interface Control {
  readonly faults: Faults;
  readonly requests: SeenRequests;
  readonly exports: JobSwitches;
  readonly imports: JobSwitches;
}

export const createControl = (now: () => Date): Control => ({
  faults: createFaults(),
  requests: createSeenRequests(now),
  exports: createJobSwitches(),
  imports: createJobSwitches(),
});

/** Puts a service under the switches. */
export function underControl(app: FastifyInstance, service: string, { faults, requests }: Control): void {
  app.addHook('onRequest', (request, _reply, done) => {
    requests.note(service, request.url.slice(app.prefix.length), request);
    done();
  });
  // once the body is there, and before anybody looks at it
  app.addHook('preValidation', async (request, reply) => {
    requests.noteBody(request);
    return (await faults.befall(service, request.url.slice(app.prefix.length), reply)) ? reply : undefined;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    done(null, faults.lose(reply, payload));
  });
}
