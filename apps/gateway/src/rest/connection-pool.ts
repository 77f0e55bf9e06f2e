// whoever imports the gateway's sources (tests of other packages) needs these typings too
/// <reference path="./undici-parts.d.ts" />
import type { Dispatcher, Pool } from 'undici';
// The package's index loads fetch, WebSockets, caches and mocks, too: 3 MB of every gateway's memory.
import request from 'undici/lib/api/api-request.js';
import ConnectionPool from 'undici/lib/dispatcher/pool.js';

export { ConnectionPool };

/** Asks over one of the pool's connections; rejects when no answer begins. */
export const requestOver = (pool: Pool, options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> =>
  request.call(pool, options);
