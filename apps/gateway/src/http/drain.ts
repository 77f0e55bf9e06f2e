import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two checks for connections that have become idle. */
const SWEEP = 100;
/** Milliseconds in which a connection must begin its first request. Browsers open some in advance. */
const FIRST_REQUEST = 1_000;

const isConnected = ({ server }: FastifyInstance): Promise<boolean> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count > 0)));

/**
 * Creates the drain of an app: it finishes the requests in flight, and stops listening. Fastify itself closes the
 * connections that are idle at that time. It would keep those open that become idle later, and those that have not had
 * a request.
 * @param delayMs milliseconds for which it still listens, so that load balancers notice; skipped without any connection
 * @returns the function that drains and closes the app
 */
export const createDrain = (app: FastifyInstance, delayMs: number): (() => Promise<void>) => {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  return async () => {
    if (await isConnected(app)) await pause(delayMs);
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP);
    const unwanted = setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, FIRST_REQUEST);
    await app.close();
    clearInterval(sweep);
    clearTimeout(unwanted);
  };
};
