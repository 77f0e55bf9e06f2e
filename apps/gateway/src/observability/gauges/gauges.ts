import { performance } from 'node:perf_hooks';
import type { ServiceName } from '@backoffice/contracts';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { SigningKeysState } from '../../auth/signing-keys.ts';
import { registerDisks, type WrittenFolders } from './disks.ts';
import type { BreakerState } from '../../rest/breaker.ts';
import type { MemoryState } from '../../shared-memory/shared-memory.ts';

/** State that is read only when the metrics are requested. */
export interface WatchedState {
  /** Number of GraphQL requests, downloads and uploads in progress. */
  readonly underWay: () => number;
  readonly breakers: () => Readonly<Record<ServiceName, BreakerState>>;
  /** Number of calls in progress, by service. */
  readonly upstreamInFlight: () => Readonly<Record<ServiceName, number>>;
  readonly memory: () => Promise<MemoryState>;
  readonly signingKeys: () => SigningKeysState;
  readonly audit: () => 'written' | 'lost';
  /** Outage of each store, by content: true while it cannot be reached. Empty without a store. */
  readonly stores: () => Readonly<Record<string, boolean>>;
  readonly disks: WrittenFolders;
  readonly activity: { readonly waiting: () => number; readonly lost: () => number; readonly missing: () => number };
}

/** Breaker states as numbers, for alarms: 2 is open. */
const STATES = { unasked: 0, up: 0, failing: 1, open: 2 } as const;

/** Registers gauges of the outages of memory, signing keys, audit trail and activity store. */
const registerStores = (
  registry: Registry,
  { memory, signingKeys, audit, activity }: Pick<WatchedState, 'memory' | 'signingKeys' | 'audit' | 'activity'>,
): void => {
  const registers = [registry];
  new Gauge({
    name: 'gateway_memory_lost',
    help: 'Whether the memory that gateways share cannot be reached (1).',
    registers,
    async collect() {
      this.set((await memory()) === 'lost' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'gateway_signing_keys_missing',
    help: 'Whether no key of the sign-in service is known (1), so that nobody who signed in is let in.',
    registers,
    collect() {
      this.set(signingKeys() === 'missing' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'gateway_audit_lost',
    help: 'Whether the audit trail cannot be written (1), so that nothing is changed.',
    registers,
    collect() {
      this.set(audit() === 'lost' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'gateway_activity_waiting',
    help: 'Events of the audit trail that are not in the store of the activity yet.',
    registers,
    collect() {
      this.set(activity.waiting());
    },
  });
  new Gauge({
    name: 'gateway_activity_lost',
    help: 'Events since the start that found no room while the store of the activity was away.',
    registers,
    collect() {
      this.set(activity.lost());
    },
  });
  new Gauge({
    name: 'gateway_activity_missing',
    help: 'Events that the store of the activity had and has not any more, and that nobody has brought back.',
    registers,
    collect() {
      this.set(activity.missing());
    },
  });
};

/**
 * Registers the gauge of the gateway's own stores. Each store is checked once a minute, so it works without traffic.
 */
const registerStoresAway = (registry: Registry, { stores }: Pick<WatchedState, 'stores'>): void => {
  new Gauge({
    name: 'gateway_store_away',
    help: 'Whether the store of the activity, of settings and views, or of bulk runs does not answer (1).',
    labelNames: ['store'] as const,
    registers: [registry],
    collect() {
      for (const [store, isAway] of Object.entries(stores())) this.set({ store }, isAway ? 1 : 0);
    },
  });
};

/** Registers all gauges of a gateway: requests, breakers, calls, stores and disks. */
export const registerGauges = (
  registry: Registry,
  { underWay, breakers, upstreamInFlight, memory, signingKeys, audit, activity, stores, disks }: WatchedState,
): void => {
  const registers = [registry];
  new Gauge({
    name: 'gateway_requests_in_flight',
    help: 'GraphQL requests, downloads and uploads that are not answered yet.',
    registers,
    collect() {
      this.set(underWay());
    },
  });
  new Gauge({
    name: 'gateway_breaker_state',
    help: 'Breaker of a service: 0 up, 1 failing, 2 open.',
    labelNames: ['service'] as const,
    registers,
    collect() {
      for (const [service, state] of Object.entries(breakers())) this.set({ service }, STATES[state]);
    },
  });
  new Gauge({
    name: 'gateway_upstream_in_flight',
    help: 'Calls under way to a service, those that wait for a connection included.',
    labelNames: ['service'] as const,
    registers,
    collect() {
      for (const [service, calls] of Object.entries(upstreamInFlight())) this.set({ service }, calls);
    },
  });
  registerStores(registry, { memory, signingKeys, audit, activity });
  registerStoresAway(registry, { stores });
  registerDisks(registry, disks);
};

/** Registers the busy time of the event loop as a counter. Any number of scrapers can compute its rate. */
export const registerEventLoop = (registry: Registry): void => {
  new Counter({
    name: 'gateway_event_loop_active_seconds_total',
    help: 'Time in which the event loop was not idle; its rate is the utilisation, from 0 to 1.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(performance.eventLoopUtilization().active / 1000);
    },
  });
};
