import type { FastifyInstance } from 'fastify';
import type { Duplex } from 'node:stream';
import { textAt } from '../unknown-value.ts';

/** Connections whose request body may take longer than the request timeout. */
const slow = new WeakSet<Duplex>();

/** Exempts a connection from the request timeout, until the returned function is called. */
export const allowSlowBody = (socket: Duplex): (() => void) => {
  slow.add(socket);
  return () => slow.delete(socket);
};

/**
 * Ignores the request timeout for exempted connections. Node only emits `clientError`, and its listener closes the
 * connection.
 */
export const exemptSlowBodies = ({ server }: FastifyInstance): void => {
  const listeners = server.listeners('clientError');
  server.removeAllListeners('clientError');
  server.on('clientError', (error, socket) => {
    if (textAt(error, 'code') === 'ERR_HTTP_REQUEST_TIMEOUT' && slow.has(socket)) return;
    for (const listener of listeners) listener.call(server, error, socket);
  });
};
