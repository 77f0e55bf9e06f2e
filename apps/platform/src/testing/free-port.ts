import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a port of this machine on which nobody listens now: an origin is known before anything listens. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
};
