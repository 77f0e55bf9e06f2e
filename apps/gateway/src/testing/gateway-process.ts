import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { services, type ServiceName } from '@backoffice/contracts';
import { freePort, type TestPlatform } from '@backoffice/platform/testing';

/** Output of a process. */
interface Output {
  readonly soFar: () => string;
  /** Stops reading until `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Closes the pipe, so that nobody reads it any more. */
  readonly leave: () => void;
  /** Resolves to the whole output when the process has ended. */
  readonly complete: Promise<string>;
}

/** Gateway in its own process, with its origin, output and exit. */
export interface GatewayProcess {
  readonly origin: string;
  readonly port: number;
  /** Returns the HTTP status of its readiness; 0 without an answer. */
  readonly readiness: () => Promise<number>;
  readonly signal: (name: NodeJS.Signals) => boolean;
  /** Exit code and signal. */
  readonly exited: Promise<unknown[]>;
  /** Log, and the audit trail when that has no file. */
  readonly output: Output;
}

interface Options {
  readonly platform: Pick<TestPlatform, 'origin' | 'urls'>;
  /** Environment variables beside the port and the URLs. */
  readonly env?: Readonly<Record<string, string>>;
  /** File descriptor for the output, instead of `output`. */
  readonly standardOutput?: number;
  /** Base URLs of services that the test replaces. */
  readonly replaced?: Partial<Readonly<Record<ServiceName, string>>>;
  /** Milliseconds until the gateway must be ready; two minutes by default, because an embedded store opens slowly. */
  readonly readyWithin?: number;
}

/** Maximum characters of the output in an error. */
const LAST_WORDS = 4_000;
/** Milliseconds after which a readiness without an answer is 0. */
const LONGEST_ANSWER = 10_000;

const outputOf = (stream: Readable): Output => {
  let said = '';
  stream.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  return {
    soFar: () => said,
    pause: () => void stream.pause(),
    resume: () => void stream.resume(),
    leave: () => void stream.destroy(),
    complete: once(stream, 'end').then(() => said),
  };
};

/**
 * Starts a gateway over a platform and waits until it is ready.
 * @throws Error with the last output when the process ends first, or is not ready in time. It is then killed
 */
export const startGatewayProcess = async ({
  platform,
  env = {},
  replaced = {},
  standardOutput,
  readyWithin = 120_000,
}: Options): Promise<GatewayProcess> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const urls = { ...platform.urls, ...replaced };
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      PORT: String(port),
      LOG_LEVEL: 'silent',
      KEYCLOAK_URL: platform.origin,
      ...Object.fromEntries(Object.values(services).map(({ name, urlVariable }) => [urlVariable, urls[name]])),
      ...env,
    },
    stdio: ['ignore', standardOutput ?? 'pipe', 'pipe'],
  });
  const [exited, closed] = [once(child, 'exit'), once(child, 'close')];
  const output = outputOf(child.stdout ?? Readable.from([]));
  const errors = outputOf(child.stderr ?? Readable.from([]));
  child.stderr?.pipe(process.stderr, { end: false });
  const readiness = () =>
    fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(LONGEST_ANSWER) }).then(
      ({ status }) => status,
      () => 0,
    );
  const deadline = performance.now() + readyWithin;
  for (let status = await readiness(); status !== 200; status = await readiness()) {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      await closed;
      const said = (output.soFar() + errors.soFar()).slice(-LAST_WORDS);
      throw new Error(`The gateway ${end === null ? `is not ready (${status})` : `ended (${end})`}. It said:\n${said}`);
    }
    await pause(50);
  }
  return { origin, port, readiness, signal: (name) => child.kill(name), exited, output };
};
