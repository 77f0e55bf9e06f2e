import type { WatchCache } from './observability/gauges/cache-watch.ts';
import type { SharedMemory } from './shared-memory/shared-memory.ts';

/** The parts that all requests of one gateway share; tests run several gateways in one process. */
export interface GatewayShared {
  readonly memory: SharedMemory;
  readonly now: () => Date;
  readonly watchCache: WatchCache;
}
