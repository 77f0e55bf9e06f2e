import type { Pool } from 'undici';
import { ConnectionPool } from './connection-pool.ts';

/** How a service is connected. */
export interface ConnectionOptions {
  /** With a path, without a slash at its end. */
  readonly baseUrl: string;
  /** Bytes of an answer. */
  readonly maxAnswerBytes: number;
}

/** Connections to a service, for as long as the gateway runs. */
export interface ServiceConnection {
  readonly reads: Pool;
  /** A connection each: one that the service closed meanwhile would leave a change in doubt. */
  readonly changes: Pool;
  /** Path of the base URL, put before every path. */
  readonly prefix: string;
  readonly close: () => Promise<void>;
}

/** Connections a service; further calls wait in line, up to the transport's limit. */
const CONNECTIONS = 64;
/** Milliseconds. */
const CONNECT_TIMEOUT = 2_000;
/** Milliseconds an idle connection is kept: less than the usual 5 s of servers, so that they rarely close it first. */
const KEEP_ALIVE = 4_000;

/** Connects nothing yet: the first call does. */
export const openConnection = ({ baseUrl, maxAnswerBytes }: ConnectionOptions): ServiceConnection => {
  const { origin, pathname } = new URL(baseUrl);
  const options = {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_TIMEOUT },
    maxResponseSize: maxAnswerBytes,
    keepAliveTimeout: KEEP_ALIVE,
  };
  const reads = new ConnectionPool(origin, options);
  const changes = new ConnectionPool(origin, { ...options, pipelining: 0 });
  return {
    reads,
    changes,
    prefix: pathname.replace(/\/+$/, ''),
    close: async () => {
      await Promise.all([reads.destroy(), changes.destroy()]);
    },
  };
};
