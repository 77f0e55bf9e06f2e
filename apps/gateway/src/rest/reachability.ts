import { connect } from 'node:net';
import { services, type ServiceName } from '@backoffice/contracts';
import type { Logger } from 'pino';
import { lookup } from '../lookup.ts';
import { redactCause } from '../redact-error.ts';

/** Result of connecting to the services without a request. A service that accepts a connection counts as reached. */
export interface Reachability {
  /** Connects to those that were not reached yet, and logs those that cannot be. One look at a time. */
  readonly check: () => Promise<void>;
  /** Services that the last look did not reach. */
  readonly unreachable: () => ReadonlySet<ServiceName>;
}

/** Milliseconds. */
const CONNECT_TIMEOUT = 2_000;

/** Cause of a failed connection to an address; undefined when the connection succeeds. */
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

/** Looks for services that do not answer, before the first person needs one. */
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
