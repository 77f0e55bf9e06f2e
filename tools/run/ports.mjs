import { connect, createServer } from 'node:net';
import { listenerAt } from './listener.mjs';

/** @param {number} port @param {string} host */
const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Returns whether a server listens on a port of this machine. Both address families are tried, because a browser may
 * resolve `localhost` to ::1.
 * @param {number} port
 */
const isBusy = async (port) => (await Promise.all([answers(port, '127.0.0.1'), answers(port, '::1')])).includes(true);

/**
 * Finds a free port.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });

/**
 * Throws when another program listens on one of the ports.
 * @param {readonly (readonly [port: number, what: string, how: string])[]} wanted port, its purpose, and the option
 * that selects another
 */
export const requireFreePorts = async (wanted) => {
  for (const [port, what, how] of wanted) {
    if (await isBusy(port)) {
      const listener = await listenerAt(port);
      const who = listener === undefined ? '' : ` by process ${listener.pid} (${listener.name})`;
      throw new Error(
        `Port ${port} (${what}) is taken${who}: another back-office may be running. Stop it, or choose another port with ${how}.`,
      );
    }
  }
};
