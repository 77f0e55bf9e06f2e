import { connect } from 'node:net';
import { services, type ServiceName } from '@backoffice/contracts';
import type { Logger } from 'pino';
import { lookup } from '../lookup.ts';
import { redactCause } from '../redact-error.ts';

/** Finds services that accept no connection. It connects without a request. */
export interface Reachability {
  /**
   * Connects to the services that were not reached yet. It logs the unreachable ones when one is new or has another
   * cause. Concurrent checks are one.
   */
  readonly check: () => Promise<void>;
  /** Returns the services that the last check did not reach; none before the first check. */
  readonly unreachable: () => ReadonlySet<ServiceName>;
}

/** Milliseconds in which a service must accept the connection. */
const CONNECT_TIMEOUT = 2_000;

/** Returns the cause of a failed connection to an address; undefined when the connection succeeds. */
const causeAt = (origin: string): Promise<string | undefined> => {
  const { hostname, port, protocol } = new URL(origin);
  const standard = protocol === 'https:' ? 443 : 80;
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({ host, port: port === '' ? standard : Number(port), lookup, timeout: CONNECT_TIMEOUT });
    const end = (cause: string | undefined) => {
      socket.destroy();
      resolve(cause);
    };
    socket.once('connect', () => end(undefined));
    socket.once('timeout', () => end('ETIMEDOUT'));
    socket.once('error', (error) => end(redactCause(error) ?? error.name));
  });
};

/** Creates the check for unreachable services. The gateway runs it at its start, before the first person needs one. */
export const createReachability = (urls: Readonly<Record<ServiceName, string>>, logger: Logger): Reachability => {
  let causes: ReadonlyMap<ServiceName, string> | undefined;
  let looking: Promise<void> | undefined;

  const findCauses = async (): Promise<void> => {
    const byOrigin = new Map<string, Promise<string | undefined>>();
    const found = new Map<ServiceName, string>();
    const known = causes;
    const names = Object.values(services).map(({ name }) => name);
    const wanted = known === undefined ? names : names.filter((name) => known.has(name));
    await Promise.all(
      wanted.map(async (name) => {
        const { origin } = new URL(urls[name]);
        const asked = byOrigin.get(origin) ?? causeAt(origin);
        byOrigin.set(origin, asked);
        const cause = await asked;
        if (cause !== undefined) found.set(name, cause);
      }),
    );
    const isNew = [...found].some(([name, cause]) => known?.get(name) !== cause);
    causes = found;
    if (isNew) logger.warn({ services: Object.fromEntries(found) }, 'services do not answer');
  };

  return {
    check: () => {
      if (causes?.size === 0) return Promise.resolve();
      looking ??= findCauses().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    unreachable: () => new Set(causes?.keys()),
  };
};
