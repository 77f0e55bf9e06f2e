import { connect, createServer } from 'node:net';

/** @param {number} port @param {string} host */
const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Asks if somebody listens there. Both families are tried: a browser tries `localhost` as ::1 first.
 * @param {number} port
 */
const isBusy = async (port) => (await Promise.all([answers(port, '127.0.0.1'), answers(port, '::1')])).includes(true);

/**
 * A port that nobody uses now.
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
 * Refuses to start where somebody else listens.
 * @param {readonly (readonly [port: number, what: string, how: string])[]} wanted port, what it is for, how to choose another
 */
export const requireFreePorts = async (wanted) => {
  for (const [port, what, how] of wanted) {
    if (await isBusy(port)) {
      throw new Error(
        `Port ${port} (${what}) is taken: another back-office may be running. Stop it, or choose another port with ${how}.`,
      );
    }
  }
};
