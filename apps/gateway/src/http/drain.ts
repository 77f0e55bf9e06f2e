import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks for connections on which nothing is under way any more. */
const SWEEP = 100;
/** Milliseconds in which the first request of a connection must have begun to come in; browsers open some for later. */
const FIRST_REQUEST = 1_000;

const isConnected = ({ server }: FastifyInstance): Promise<boolean> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count > 0)));

/**
 * Ends what is under way on an app, and listens no more. Fastify closes the connections that are idle at that moment;
 * one whose answer ends later would be kept open for its next request, and one without any request for its first.
 * @param delayMs in which it still listens, for balancers to notice; nobody has to when nobody is connected
 * @returns closes the app
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
