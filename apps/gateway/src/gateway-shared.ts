import type { WatchCache } from './observability/gauges/cache-watch.ts';
import type { SharedMemory } from './shared-memory/shared-memory.ts';

/**
 * Parts that all requests of one gateway share. They are not global, because tests run several gateways in one process.
 */
export interface GatewayShared {
  readonly memory: SharedMemory;
  readonly now: () => Date;
  readonly watchCache: WatchCache;
}
