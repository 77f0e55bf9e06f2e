import type { FastifyInstance } from 'fastify';
import type { Duplex } from 'node:stream';
import { textAt } from '../unknown-value.ts';

/** Connections whose body may take longer than that of other requests. */
const slow = new WeakSet<Duplex>();

/** Lets the body of a connection's request come in slowly, until the returned function is called. */
export const allowSlowBody = (socket: Duplex): (() => void) => {
  slow.add(socket);
  return () => slow.delete(socket);
};

/** Node reports a request's deadline once and leaves the rest to its listener: a body that may be slow goes on. */
export const spareSlowBodies = ({ server }: FastifyInstance): void => {
  const listeners = server.listeners('clientError');
  server.removeAllListeners('clientError');
  server.on('clientError', (error, socket) => {
    if (textAt(error, 'code') === 'ERR_HTTP_REQUEST_TIMEOUT' && slow.has(socket)) return;
    for (const listener of listeners) listener.call(server, error, socket);
  });
};
