import { eachService, services, type ServiceName } from '@backoffice/contracts';
import type { Logger } from 'pino';
import type { RowReading } from '../config.ts';
import type { Observation } from '../observability/metrics/observation.ts';
import { createRestClient, type RequestScope } from './create-rest-client.ts';
import {
  createRetryBudget,
  createServiceCaller,
  type CallLimits,
  type ServiceCaller,
} from './create-service-caller.ts';
import type { FileClient } from './file-client.ts';
import { createReachability, type Reachability } from './reachability.ts';
import type { ClientOf } from './rest-client.ts';

/** Base URL of each service. */
export type ServiceUrls = Readonly<Record<ServiceName, string>>;

export interface RestTransportOptions {
  readonly urls: ServiceUrls;
  readonly logger: Logger;
  readonly observe: (observation: Observation) => void;
  readonly limits?: Partial<CallLimits>;
  readonly rowReading: RowReading;
}

/** Access to all services, for the lifetime of the gateway. */
export interface RestTransport {
  readonly forRequest: (scope: RequestScope) => ClientOf;
  /** Returns the client for files of a service. */
  readonly files: (service: ServiceName) => FileClient;
  /** Returns the state of each breaker, without a request. */
  readonly states: () => Readonly<Record<ServiceName, ReturnType<ServiceCaller['state']>>>;
  readonly reachability: Reachability;
  /** Returns the number of calls in progress, by service. */
  readonly inFlight: () => Readonly<Record<ServiceName, number>>;
  readonly close: () => Promise<void>;
}

const defaultLimits: CallLimits = {
  maxInFlight: 512,
  // about 20 times a page of 100 payments; a parsed answer may take many times its bytes
  maxAnswerBytes: 5 * 1024 * 1024,
  breakerThreshold: 10,
  breakerOpenMs: 3_000,
};

/** Retries that each read adds to the budget: one for ten reads. */
const RETRY_SHARE = 0.1;

/** Creates the callers of all services. Connections are opened by the first call. */
export const createRestTransport = ({
  urls,
  logger,
  observe,
  limits = {},
  rowReading,
}: RestTransportOptions): RestTransport => {
  const budget = createRetryBudget(RETRY_SHARE);
  const callers = eachService((name) =>
    createServiceCaller({
      service: services[name],
      baseUrl: urls[name],
      limits: { ...defaultLimits, ...limits },
      budget,
      observe,
      rowReading,
    }),
  );
  return {
    forRequest: (scope) => (name) => createRestClient({ service: services[name], caller: callers[name], scope }),
    files: (service) => callers[service].files,
    states: () => eachService((name) => callers[name].state()),
    reachability: createReachability(urls, logger),
    inFlight: () => eachService((name) => callers[name].inFlight()),
    close: async () => {
      await Promise.all(Object.values(callers).map(({ close }) => close()));
    },
  };
};
