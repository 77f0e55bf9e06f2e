import { eachService, services, type ServiceName } from '@backoffice/contracts';
import { lazily } from '../lazily.ts';
import { createRestClient, type RequestScope } from './create-rest-client.ts';
import type { Observation } from './attempt-watched.ts';
import { createServiceCaller, type CallLimits, type ServiceCaller } from './create-service-caller.ts';
import { createRetryBudget } from './retry-budget.ts';
import type { FileDoor } from './open-file.ts';
import type { RestClients } from './rest-client.ts';

/** Base URL of each service. */
export type ServiceUrls = Readonly<Record<ServiceName, string>>;

/** What the transport is made of. */
export interface RestTransportOptions {
  readonly urls: ServiceUrls;
  readonly observe: (observation: Observation) => void;
  readonly limits?: Partial<CallLimits>;
}

/** The way to all services, for as long as the gateway runs. */
export interface RestTransport {
  readonly forRequest: (scope: RequestScope) => RestClients;
  /** A file of any size, for whoever was given its address. */
  readonly openFile: (service: ServiceName, ...asked: Parameters<FileDoor['open']>) => ReturnType<FileDoor['open']>;
  /** How each service has done lately; nothing is asked to find out. */
  readonly states: () => Readonly<Record<ServiceName, ReturnType<ServiceCaller['state']>>>;
  /** Calls under way to each service. */
  readonly inFlight: () => Readonly<Record<ServiceName, number>>;
  readonly close: () => Promise<void>;
}

const usualLimits: CallLimits = {
  maxInFlight: 512,
  // a page of a hundred payments has a twentieth of it; as objects it may be thirty times as much
  maxAnswerBytes: 5 * 1024 * 1024,
  breakerThreshold: 10,
  breakerOpenMs: 3_000,
};

/** Retries for every read: one in ten. */
const RETRY_SHARE = 0.1;

/** Makes the callers of all services; nothing is connected before the first call. */
export const createRestTransport = ({ urls, observe, limits = {} }: RestTransportOptions): RestTransport => {
  const budget = createRetryBudget(RETRY_SHARE);
  const callers = eachService((name) =>
    createServiceCaller({
      service: services[name],
      baseUrl: urls[name],
      limits: { ...usualLimits, ...limits },
      budget,
      observe,
    }),
  );
  return {
    forRequest: lazily<RequestScope, RestClients>({
      payment: (scope) => createRestClient({ service: services.payment, caller: callers.payment, scope }),
      subscription: (scope) =>
        createRestClient({ service: services.subscription, caller: callers.subscription, scope }),
      notification: (scope) =>
        createRestClient({ service: services.notification, caller: callers.notification, scope }),
      payer: (scope) => createRestClient({ service: services.payer, caller: callers.payer, scope }),
      collector: (scope) => createRestClient({ service: services.collector, caller: callers.collector, scope }),
      export: (scope) => createRestClient({ service: services.export, caller: callers.export, scope }),
    }),
    openFile: (service, ...asked) => callers[service].openFile(...asked),
    states: () => eachService((name) => callers[name].state()),
    inFlight: () => eachService((name) => callers[name].inFlight()),
    close: async () => {
      await Promise.all(Object.values(callers).map(({ close }) => close()));
    },
  };
};
