import type { WatchCache } from '../observability/cache-watch.ts';
import type { SharedMemory } from './shared-memory.ts';

/** The parts that all requests of one gateway share; tests run several gateways in one process. */
export interface GatewayShared {
  readonly memory: SharedMemory;
  readonly now: () => Date;
  readonly watchCache: WatchCache;
}

/** Makes a thing once for each gateway, when it is first needed there: a cache, an area of keys. */
export const perGateway = <Thing extends object>(
  make: (shared: GatewayShared) => Thing,
): ((shared: GatewayShared) => Thing) => {
  const made = new WeakMap<GatewayShared, Thing>();
  return (shared) => {
    const known = made.get(shared);
    if (known) return known;
    const thing = make(shared);
    made.set(shared, thing);
    return thing;
  };
};
