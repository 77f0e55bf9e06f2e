// whoever imports the gateway's sources (tests of other packages) needs these typings too
/// <reference path="./undici-parts.d.ts" />
import type { Dispatcher, Pool } from 'undici';
// The index of the package also loads fetch, WebSockets, caches and mocks, which take memory.
import request from 'undici/lib/api/api-request.js';
import ConnectionPool from 'undici/lib/dispatcher/pool.js';
import { lookup } from '../lookup.ts';

export { ConnectionPool };

/** Options of the connections to a service. */
export interface ConnectionOptions {
  /** Base URL of the service. */
  readonly baseUrl: string;
  /** Maximum bytes of an answer; files are not limited. */
  readonly maxAnswerBytes: number;
}

/** Connection pools of one service, for the lifetime of the gateway. */
export interface ServiceConnection {
  readonly reads: Pool;
  /** Pool without keep-alive: on a connection that the service has closed, the outcome of a change would be unknown. */
  readonly changes: Pool;
  /** Pool without keep-alive and with its own queue, because a large file takes long. */
  readonly files: Pool;
  /** Path of the base URL, which is prepended to every path. */
  readonly prefix: string;
  readonly close: () => Promise<void>;
}

/** Maximum connections of a pool. Further calls are queued, up to `CallLimits.maxInFlight`. */
const CONNECTIONS = 64;
/** Maximum concurrent files of a service. Further ones are queued. */
const FILES_AT_ONCE = 32;
/** Timeout of opening a connection, in milliseconds. */
const CONNECT_TIMEOUT = 2_000;
/** Milliseconds that an idle connection is kept: less than the 5 s after which a Node server closes it by default. */
const KEEP_ALIVE = 4_000;

/** Creates the pools of a service. Connections are opened by the first call. */
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

/** Sends a request over a pool. It rejects when no answer begins. */
export const requestOver = (pool: Pool, options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> =>
  request.call(pool, options);
