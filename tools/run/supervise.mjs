import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { quietEnvironment, root } from './command.mjs';

/** @typedef {import('./services.mjs').Service} Service */

/** Milliseconds a process has to stop by itself. */
const STOP_LIMIT = 8_000;

/** Lines kept to explain why a process died. */
const LINES_KEPT = 30;

/** Milliseconds between two looks at whether a service is ready. */
const LOOK_AGAIN = 100;

/** A process of the back-office ended though nobody asked it to. */
export class ServiceDied extends Error {
  /**
   * @param {string} service
   * @param {string} how
   * @param {readonly string[]} lastLines
   */
  constructor(service, how, lastLines) {
    super([`The ${service} ${how}. It last said:`, ...lastLines.map((line) => `  ${line}`)].join('\n'));
    this.name = 'ServiceDied';
  }
}

/** @param {string} address */
const isReady = async (address) => {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

/**
 * Calls back for each whole line of a stream.
 * @param {import('node:stream').Readable} stream
 * @param {(line: string) => void} take
 */
const eachLine = (stream, take) => {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  stream.once('end', () => rest && take(rest));
};

/**
 * Keeps processes together: they start together, and none goes on alone.
 * @param {{ onLine?: (service: string, line: string) => void }} [options]
 */
export const createSupervisor = ({ onLine = () => undefined } = {}) => {
  /** @type {Map<Service, import('node:child_process').ChildProcess>} */
  const running = new Map();
  /** @type {(error: ServiceDied) => void} */
  let reportDeath;
  /** @type {Promise<never>} */
  const death = new Promise((_resolve, reject) => {
    reportDeath = reject;
  });
  death.catch(() => undefined); // whoever waits for it hears of it; nobody may be waiting yet
  let stopping = false;

  /** @param {Service} service */
  const start = (service) => {
    /** @type {string[]} */
    const lastLines = [];
    // a group of its own: Ctrl-C reaches this process alone, which then stops the others in order
    const child = spawn(process.execPath, service.command, {
      cwd: service.cwd ?? root,
      env: { ...quietEnvironment, ...service.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.set(service, child);
    for (const stream of [child.stdout, child.stderr]) {
      eachLine(stream, (line) => {
        lastLines.push(line);
        if (lastLines.length > LINES_KEPT) lastLines.shift();
        onLine(service.name, line);
      });
    }
    child.once('close', (code, signal) => {
      running.delete(service);
      const how = signal ? `was killed (${signal})` : `stopped with exit code ${code}`;
      if (!stopping) reportDeath(new ServiceDied(service.name, how, lastLines));
    });
  };

  /** @param {Service} service @param {number} limit */
  const untilReady = async ({ name, ready }, limit) => {
    if (ready === undefined) return;
    const end = Date.now() + limit;
    while (!(await isReady(ready))) {
      if (stopping) return;
      if (Date.now() > end) throw new Error(`The ${name} was not ready after ${limit / 1000} s (${ready}).`);
      await pause(LOOK_AGAIN);
    }
  };

  return {
    /** Rejects with ServiceDied when a process ends by itself; never resolves. */
    death,

    /**
     * Starts all of them; resolves when all can be used.
     * @param {readonly Service[]} services
     * @param {number} [limit] milliseconds
     */
    async start(services, limit = 120_000) {
      for (const service of services) start(service);
      await Promise.race([death, Promise.all(services.map((service) => untilReady(service, limit)))]);
    },

    /** Stops all of them: asks, waits, and kills what is left. */
    async stop() {
      stopping = true;
      await Promise.all(
        [...running.values()].map(async (child) => {
          const closed = once(child, 'close');
          signalGroup(child, 'SIGTERM');
          const patience = new AbortController();
          await Promise.race([
            closed,
            pause(STOP_LIMIT, undefined, { signal: patience.signal }).catch(() => undefined),
          ]);
          patience.abort();
          if (child.exitCode === null && child.signalCode === null) signalGroup(child, 'SIGKILL');
          await closed;
        }),
      );
    },
  };
};

/**
 * A process and what it started itself.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
const signalGroup = (child, signal) => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal); // the group is gone already, or this system has none
  }
};
