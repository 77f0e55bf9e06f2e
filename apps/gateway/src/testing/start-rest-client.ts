import { services } from '@backoffice/contracts';
import type { paths } from '@backoffice/contracts/collector';
import { UpstreamError } from '../errors/upstream-error.ts';
import { createClientConnection } from '../rest/call-deadline.ts';
import { createRestClient } from '../rest/create-rest-client.ts';
import { createRetryBudget, createServiceCaller, type CallLimits } from '../rest/create-service-caller.ts';
import type { RestClient } from '../rest/rest-client.ts';
import { sends } from './service-faults.ts';
import { startServer } from './start-server.ts';

/** Limits with a short deadline, for tests that wait for it. */
export const shortTimeout = { timeoutMs: 400 } satisfies Partial<CallLimits>;

const limits: CallLimits = {
  maxInFlight: 100,
  maxAnswerBytes: 100_000,
  breakerThreshold: 50,
  breakerOpenMs: 200,
  timeoutMs: 10_000,
};

/** Starts a client of the collector service, and a stub of that service. */
export const startRestClient = async (special: Partial<CallLimits> = {}) => {
  const service = await startServer(sends(200, '{}'));
  const row = services.collector;
  const outcomes: string[] = [];
  const person = createClientConnection();
  const caller = createServiceCaller({
    service: row,
    baseUrl: `${service.url}/collector/`,
    limits: { ...limits, ...special },
    budget: createRetryBudget(0.1),
    observe: ({ outcome }) => outcomes.push(outcome),
    rowReading: 'checked',
  });
  const clientOf = (personId: string, hasVersions = true): RestClient<paths> =>
    createRestClient({
      service: { ...row, hasVersions },
      caller,
      scope: { personId, headers: {}, connection: person, countCall: () => undefined },
    });
  const client = clientOf('ana');
  return {
    service,
    client,
    clientWithoutVersions: clientOf('ana', false),
    outcomes,
    /** Closes the connection of the person. */
    disconnect: () => {
      person.disconnect();
    },
    state: caller.state,
    read: () => client.get('/comercios/{id}', { path: { id: 'LUZN' } }),
    /** Returns a read of the same entity by another person. */
    readAs: (personId: string) => () => clientOf(personId).get('/comercios/{id}', { path: { id: 'LUZN' } }),
    ask: () =>
      client.query('/comercios/{id}/configuraciones', {
        path: { id: 'LUZN' },
        body: { commerce_config_vars: { id: '1' }, value: '100' },
      }),
    change: () =>
      client.post('/comercios/{id}/configuraciones', {
        path: { id: 'LUZN' },
        body: { commerce_config_vars: { id: '1' }, value: '100' },
        idempotencyKey: { value: 'a-key-of-a-person', beforeSend: () => Promise.resolve() },
      }),
    /** Returns the kind of error of a call, or `answered`, with the number of requests to the service. */
    ending: async (call: () => Promise<unknown>) => {
      const before = service.requests();
      const kind = await call().then(
        () => 'answered',
        (error: unknown) => (error instanceof UpstreamError ? error.kind : String(error)),
      );
      return { kind, requests: service.requests() - before };
    },
    close: async () => {
      await caller.close();
      await service.close();
    },
  };
};

/** Client with its stub. */
export type TestRestClient = Awaited<ReturnType<typeof startRestClient>>;
