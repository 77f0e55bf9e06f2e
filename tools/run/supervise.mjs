import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { quietEnvironment, root } from './command.mjs';
import { cleanedUp, signalGroup, startProcess } from './processes.mjs';

/** @typedef {import('./services.mjs').Service} Service */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Time limit of a graceful stop, in milliseconds. */
const STOP_LIMIT = 8_000;

/** Default time limit to become ready, in milliseconds. */
const START_LIMIT = 120_000;

/** Milliseconds between two readiness checks. */
const LOOK_AGAIN = 100;

/** Number of last lines in the error about a process that ended. */
const LINES_KEPT = 30;

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
 * Starts a process in its own group. Ctrl-C then does not reach it, and the supervisor can stop it gracefully.
 * `onEnd` is also called for a program that cannot be started.
 * @param {Service} service
 * @param {(line: string) => void} onLine
 * @param {(reason: Error) => void} onEnd
 */
const launch = (service, onLine, onEnd) => {
  /** @type {string[]} */
  const lastLines = [];
  const child = startProcess(service.program ?? process.execPath, service.command, {
    cwd: service.cwd ?? root,
    env: { ...quietEnvironment, ...service.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    eachLine(stream, (line) => {
      lastLines.push(line);
      if (lastLines.length > LINES_KEPT) lastLines.shift();
      onLine(line);
    });
  }
  child.on('error', (error) => {
    if (child.pid === undefined) onEnd(new Error(`The ${service.name} could not be started: ${error.message}.`));
  });
  child.once('close', (code, signal) => {
    const how = signal ? `was killed (${signal})` : `stopped with exit code ${code}`;
    const said = lastLines.length > 0 ? [' It last said:', ...lastLines].join('\n  ') : '';
    onEnd(new Error(`The ${service.name} ${how}.${said}`));
  });
  return child;
};

/** @param {string} address */
const answersWell = async (address) => {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

/**
 * Stops a process gracefully, and kills it after the time limit.
 * @param {ChildProcess} child
 */
const stopOne = async (child) => {
  const closed = once(child, 'close');
  const send = (/** @type {NodeJS.Signals} */ signal) => signalGroup(child.pid, signal) || child.kill(signal);
  send('SIGTERM');
  const kill = setTimeout(() => send('SIGKILL'), STOP_LIMIT);
  await closed;
  clearTimeout(kill);
};

/**
 * Creates a supervisor of processes that run together. When one ends, `death` rejects. The caller must stop the others.
 * @param {(service: string, line: string) => void} onLine receives their output lines
 */
export const createSupervisor = (onLine) => {
  /** @type {Set<ChildProcess>} */
  const running = new Set();
  const end = new AbortController();

  /** @type {Promise<never>} */
  const death = new Promise((_resolve, reject) => {
    end.signal.addEventListener('abort', () => reject(end.signal.reason));
  });
  death.catch(() => undefined); // prevents an unhandled rejection while no caller waits for it

  /** @param {Service} service */
  const start = (service) => {
    const child = launch(
      service,
      (line) => onLine(service.name, line),
      (reason) => {
        running.delete(child);
        end.abort(reason);
      },
    );
    running.add(child);
    return child;
  };

  /** @param {Service} service @param {number} limit */
  const untilReady = async ({ name, ready }, limit) => {
    const last = Date.now() + limit;
    while (ready !== undefined && !end.signal.aborted && !(await answersWell(ready))) {
      if (Date.now() > last) throw new Error(`The ${name} was not ready after ${limit / 1000} s (${ready}).`);
      await pause(LOOK_AGAIN);
    }
  };

  return {
    /** Rejects when a process ends, with its last output, or when `stop` is called. It never resolves. */
    death,

    /**
     * Starts services one after the other, each when the previous one is ready. Resolves when all are ready.
     * @param {readonly Service[]} services
     * @param {number} [limit] milliseconds for each
     */
    async start(services, limit = START_LIMIT) {
      for (const service of services) {
        end.signal.throwIfAborted();
        await Promise.race([death, once(start(service), 'spawn')]);
        await Promise.race([death, untilReady(service, limit)]);
      }
    },

    /** Stops all processes. Resolves when all have ended. A signal stops them too. */
    stop: cleanedUp(async () => {
      end.abort(new Error('The start was stopped.'));
      await Promise.all([...running].map(stopOne));
    }),
  };
};
