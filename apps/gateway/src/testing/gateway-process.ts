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
}

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
 * Starts a gateway over a platform and waits until it is ready. After about two minutes it returns a gateway that is
 * not ready. An embedded store opens slowly.
 */
export const startGatewayProcess = async ({
  platform,
  env = {},
  replaced = {},
  standardOutput,
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
    stdio: ['ignore', standardOutput ?? 'pipe', 'inherit'],
  });
  const output = outputOf(child.stdout ?? Readable.from([]));
  const readiness = () =>
    fetch(`${origin}/health/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  for (let waits = 0; (await readiness()) !== 200 && waits < 2_400; waits += 1) await pause(50);
  return { origin, port, readiness, signal: (name) => child.kill(name), exited: once(child, 'exit'), output };
};
