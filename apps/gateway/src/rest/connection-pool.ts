// whoever imports the gateway's sources (tests of other packages) needs these typings too
/// <reference path="./undici-parts.d.ts" />
import type { Dispatcher, Pool } from 'undici';
// The package's index loads fetch, WebSockets, caches and mocks, too: 3 MB of every gateway's memory.
import request from 'undici/lib/api/api-request.js';
import ConnectionPool from 'undici/lib/dispatcher/pool.js';
import { lookup } from '../lookup.ts';

export { ConnectionPool };

/** Options of the connections to a service. */
export interface ConnectionOptions {
  /** With a path, without a slash at its end. */
  readonly baseUrl: string;
  /** Bytes of an answer; a file may have more. */
  readonly maxAnswerBytes: number;
}

/** Connections to a service, for as long as the gateway runs. */
export interface ServiceConnection {
  readonly reads: Pool;
  /** A connection each: one that the service closed meanwhile would leave a change in doubt. */
  readonly changes: Pool;
  /** A connection each, too, and a line of their own: a large file takes as long as it takes. */
  readonly files: Pool;
  /** Path of the base URL, put before every path. */
  readonly prefix: string;
  readonly close: () => Promise<void>;
}

/** Connections a service; further calls wait in line, up to the transport's limit. */
const CONNECTIONS = 64;
/** Files of a service under way at once; a further one waits, no longer than for an answer. */
const FILES_AT_ONCE = 32;
/** Milliseconds. */
const CONNECT_TIMEOUT = 2_000;
/** Milliseconds an idle connection is kept: less than the usual 5 s of servers, so that they rarely close it first. */
const KEEP_ALIVE = 4_000;

/** Connects nothing yet: the first call does. */
export const openConnection = ({ baseUrl, maxAnswerBytes }: ConnectionOptions): ServiceConnection => {
  const { origin, pathname } = new URL(baseUrl);
  const connect = { timeout: CONNECT_TIMEOUT, lookup };
  const options = { connections: CONNECTIONS, connect, maxResponseSize: maxAnswerBytes, keepAliveTimeout: KEEP_ALIVE };
  const reads = new ConnectionPool(origin, options);
  const changes = new ConnectionPool(origin, { ...options, pipelining: 0 });
  const files = new ConnectionPool(origin, { connections: FILES_AT_ONCE, connect, pipelining: 0 });
  return {
    reads,
    changes,
    files,
    prefix: pathname.replace(/\/+$/, ''),
    close: async () => {
      await Promise.all([reads.destroy(), changes.destroy(), files.destroy()]);
    },
  };
};

/** Asks over one of the pool's connections; rejects when no answer begins. */
export const requestOver = (pool: Pool, options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> =>
  request.call(pool, options);
