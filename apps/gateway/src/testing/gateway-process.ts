import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { services, type ServiceName } from '@backoffice/contracts';
import { freePort, type TestPlatform } from '@backoffice/platform/testing';

/** Output of a process. */
interface Output {
  readonly soFar: () => string;
  /** Takes nothing of it until `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Closes it: nobody takes anything any more. */
  readonly leave: () => void;
  /** All of it, when the process has ended. */
  readonly complete: Promise<string>;
}

/** A gateway as a process of its own. */
export interface GatewayProcess {
  readonly origin: string;
  readonly port: number;
  /** Status of its readiness; 0 when it does not answer. */
  readonly readiness: () => Promise<number>;
  readonly signal: (name: NodeJS.Signals) => boolean;
  /** Exit code and signal. */
  readonly exited: Promise<unknown[]>;
  /** Its log, and its audit trail where that has no file. */
  readonly output: Output;
}

interface Options {
  readonly platform: Pick<TestPlatform, 'origin' | 'urls'>;
  /** Variables beside those that say where the others are. */
  readonly env?: Readonly<Record<string, string>>;
  /** Services that a test answers for itself, by their base URLs. */
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

/** Starts one over a platform, and waits until it is ready, two minutes at most: an embedded store takes long to open. */
export const startGatewayProcess = async ({ platform, env = {}, replaced = {} }: Options): Promise<GatewayProcess> => {
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
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = outputOf(child.stdout);
  const readiness = () =>
    fetch(`${origin}/health/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  for (let waits = 0; (await readiness()) !== 200 && waits < 2_400; waits += 1) await pause(50);
  return { origin, port, readiness, signal: (name) => child.kill(name), exited: once(child, 'exit'), output };
};
