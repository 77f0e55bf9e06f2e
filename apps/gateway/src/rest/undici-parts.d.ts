// Parts of undici 7 by their paths; its typings have them under the package's name.
declare module 'undici/lib/dispatcher/pool.js' {
  import type { Pool } from 'undici';

  const Constructor: typeof Pool;
  export default Constructor;
}

declare module 'undici/lib/api/api-request.js' {
  import type { Dispatcher } from 'undici';

  /** Function that the package's index makes a method of every dispatcher. */
  export default function request(
    this: Dispatcher,
    options: Dispatcher.RequestOptions,
  ): Promise<Dispatcher.ResponseData>;
}
