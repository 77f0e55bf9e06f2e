import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup as askSystem } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

/** Asks for the addresses of a name. */
export type AskForAddresses = (hostname: string, options: LookupOptions) => Promise<readonly LookupAddress[]>;

/**
 * Makes a look-up of names for connections: whoever looks for a name that is being looked up waits for the same answer.
 * The system looks names up in a few threads of the process, and takes its time for one whose server is away. Without
 * this, the attempts to reach one lost host would occupy all the threads, and every other host would be lost, too.
 */
export const createLookup = (ask: AskForAddresses): LookupFunction => {
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

/** The look-up of every connection that the gateway makes. */
export const lookup = createLookup((hostname, options) => askSystem(hostname, { ...options, all: true }));
