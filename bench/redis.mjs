import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { freePort } from '../tools/run/ports.mjs';
import { createSupervisor } from '../tools/run/supervise.mjs';

/**
 * Usage of a Redis since its start.
 * @typedef {object} RedisUsage
 * @property {number} cpu CPU seconds
 * @property {ReadonlyMap<string, number>} calls number of calls of each command, those inside scripts included
 */

/** @typedef {Awaited<ReturnType<typeof startRedis>>} Redis */

/** Sends INFO, and returns its answer as text. @param {number} port */
const readInfo = async (port) => {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8').end('INFO everything\r\n');
  let text = '';
  socket.on('data', (piece) => (text += piece));
  await once(socket, 'close');
  return text;
};

/**
 * Starts an empty Redis without persistence.
 * @param {string} program
 */
export const startRedis = async (program) => {
  const port = await freePort();
  /** @type {(ready: void) => void} */
  let tellReady = () => undefined;
  const ready = new Promise((resolve) => {
    tellReady = resolve;
  });
  const supervisor = createSupervisor((_name, line) => line.includes('Ready to accept connections') && tellReady());
  const command = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
  await supervisor.start([{ name: 'Redis', program, command, env: {} }]);
  await Promise.race([ready, supervisor.death]);
  return {
    url: `redis://127.0.0.1:${port}`,
    /** @returns {Promise<RedisUsage>} */
    usage: async () => {
      const info = await readInfo(port);
      const seconds = [...info.matchAll(/^used_cpu_(?:sys|user):([\d.]+)/gm)].map(([, value]) => Number(value));
      const calls = [...info.matchAll(/^cmdstat_(\S+?):calls=(\d+)/gm)];
      return {
        cpu: seconds.reduce((sum, one) => sum + one, 0),
        calls: new Map(calls.map(([, name = '', count]) => [name, Number(count)])),
      };
    },
    stop: () => supervisor.stop(),
  };
};
