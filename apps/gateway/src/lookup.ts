import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup as askSystem } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

/** Resolves a host name to its addresses. */
export type ResolveAddresses = (hostname: string, options: LookupOptions) => Promise<readonly LookupAddress[]>;

/**
 * Creates a DNS lookup for connections. Concurrent lookups of one name share one query. Node resolves names in a few
 * threads of the process, and takes long when a name server is away. Without sharing, retries of one host could occupy
 * these threads, and delay the lookup of other hosts.
 */
export const createLookup = (ask: ResolveAddresses): LookupFunction => {
  const pending = new Map<string, Promise<readonly LookupAddress[]>>();
  const addressesOf = (hostname: string, options: LookupOptions): Promise<readonly LookupAddress[]> => {
    const key = `${hostname} ${options.family ?? 0} ${options.hints ?? 0}`;
    const asked = pending.get(key) ?? ask(hostname, options).finally(() => pending.delete(key));
    pending.set(key, asked);
    return asked;
  };
  return (hostname, options, callback) => {
    addressesOf(hostname, options).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, [...addresses]);
        else callback(first ? null : new Error(`${hostname} has no address`), first?.address ?? '', first?.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), ''),
    );
  };
};

/** Lookup for connections to services, the sign-in service and Redis. */
export const lookup = createLookup((hostname, options) => askSystem(hostname, { ...options, all: true }));
