import { eachService, services, type ServiceName } from '@backoffice/contracts';
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
import type { ClientOf } from './rest-client.ts';

/** Base URL of each service. */
export type ServiceUrls = Readonly<Record<ServiceName, string>>;

export interface RestTransportOptions {
  readonly urls: ServiceUrls;
  readonly observe: (observation: Observation) => void;
  readonly limits?: Partial<CallLimits>;
  readonly rowReading: RowReading;
}

/** The way to all services, for as long as the gateway runs. */
export interface RestTransport {
  readonly forRequest: (scope: RequestScope) => ClientOf;
  /** Files of any size, for whoever was given their address. */
  readonly files: (service: ServiceName) => FileClient;
  /** Reports the recent state of each service; makes no request for it. */
  readonly states: () => Readonly<Record<ServiceName, ReturnType<ServiceCaller['state']>>>;
  /** Calls under way to each service. */
  readonly inFlight: () => Readonly<Record<ServiceName, number>>;
  readonly close: () => Promise<void>;
}

const defaultLimits: CallLimits = {
  maxInFlight: 512,
  // a page of a hundred payments has a twentieth of it; as objects it may be thirty times as much
  maxAnswerBytes: 5 * 1024 * 1024,
  breakerThreshold: 10,
  breakerOpenMs: 3_000,
};

/** Retries for every read: one in ten. */
const RETRY_SHARE = 0.1;

/** Makes the callers of all services; nothing is connected before the first call. */
export const createRestTransport = ({
  urls,
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
    inFlight: () => eachService((name) => callers[name].inFlight()),
    close: async () => {
      await Promise.all(Object.values(callers).map(({ close }) => close()));
    },
  };
};
