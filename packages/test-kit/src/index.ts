import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { services, type ServiceName, type ServicePaths } from '@backoffice/contracts';
import { controlOf } from './control.ts';
import { programmedService, type ProgrammedService } from './programmed-service.ts';
import { freePort, startProgram } from './programs.ts';
import type { TokenWish } from './switches.ts';

export type { Permission } from '@backoffice/schema/roles';
export { controlOf, type Control } from './control.ts';
export type { AnswerOf, OperationOf, ProgrammedService } from './programmed-service.ts';
export type { Fault, FaultRule, JobSwitchValues, ResetWish, SeenRequest, TokenWish } from './switches.ts';
export type { ServiceName, ServicePaths };

/** Options of a back-office for tests. */
export interface StartOptions {
  /** Reference services with data, or none: then what a test does not program is refused with 501. */
  readonly services?: 'reference' | 'stubs';
  /** Payments that the reference services begin with; none without it. */
  readonly payments?: number;
}

/** An error as the gateway returns it. */
export interface GatewayError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string; readonly requestId?: string; readonly [name: string]: unknown };
}

/** Answer of the gateway. A test names the shape of the data that it reads. */
export interface GatewayAnswer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly errors?: readonly GatewayError[];
}

const programs = (name: string): string => fileURLToPath(new URL(`./${name}/main.js`, import.meta.url));
const local = (port: number): string => `http://127.0.0.1:${port}`;

const platformSettings = (port: number, dataDir: string, payments: number) => ({
  NODE_ENV: 'test',
  PLATFORM_PORT: String(port),
  PLATFORM_HOST: '127.0.0.1',
  PUBLIC_URL: local(port),
  PLATFORM_DATA_DIR: dataDir,
  PLATFORM_PAYMENTS: String(payments),
  PLATFORM_CONTROL: 'true',
  PLATFORM_EXPORT_PAUSE_MS: '0',
});

const gatewaySettings = (port: number, platform: string, dataDir: string) => ({
  NODE_ENV: 'test',
  PORT: String(port),
  GATEWAY_HOST: '127.0.0.1',
  PUBLIC_URL: local(port),
  KEYCLOAK_URL: platform,
  KEYCLOAK_REALM: 'back-office',
  KEYCLOAK_AUDIENCE: 'gateway',
  FORM_URL: `${platform}/form`,
  AUDIT_LOG: join(dataDir, 'audit.log'),
  AUDIT_SECRET: 'for-tests-only-and-known-to-everybody',
  LOG_LEVEL: 'warn',
  DRAIN_DELAY_MS: '0',
  BREAKER_FAILURES: '0',
  PAYMENT_LISTS_REFUNDS: 'on',
  ...Object.fromEntries(
    Object.values(services).map(({ ownName, urlVariable }) => [urlVariable, `${platform}/${ownName}`]),
  ),
});

const isAnswer = <Data>(answer: unknown): answer is Omit<GatewayAnswer<Data>, 'status'> =>
  typeof answer === 'object' && answer !== null;

/** Makes somebody in front of the gateway: a user of the demonstration, or anybody with chosen permissions. */
const personAt = (gateway: string, token: () => Promise<string>) => ({
  token,
  query: async <Data = unknown>(query: string, variables: object = {}): Promise<GatewayAnswer<Data>> => {
    const response = await fetch(`${gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}` },
      body: JSON.stringify({ query, variables }),
    });
    const answer: unknown = await response.json();
    if (!isAnswer<Data>(answer)) throw new Error('The gateway answered no object.');
    return { ...answer, status: response.status };
  },
});

/** Starts a gateway over the reference services, or over stubs alone, on free ports and with data of its own. */
export const start = async ({ services: kind = 'reference', payments = 0 }: StartOptions = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-test-kit-'));
  const platformUrl = local(await freePort());
  const url = local(await freePort());
  const portOf = (address: string): number => Number(new URL(address).port);
  const platform = await startProgram(
    programs('platform'),
    platformSettings(portOf(platformUrl), dataDir, payments),
    `${platformUrl}/health/ready`,
  );
  const gateway = await startProgram(
    programs('gateway'),
    gatewaySettings(portOf(url), platformUrl, dataDir),
    `${url}/health/ready`,
  ).catch(async (error: unknown) => {
    await platform.stop();
    throw error;
  });
  const control = controlOf(platformUrl);
  const reset = async (): Promise<void> => {
    await control.reset({ payments, stubs: kind === 'stubs' });
  };
  if (kind === 'stubs') await reset();
  return {
    /** Address of the gateway: GraphQL is at `/graphql`. */
    url,
    /** Address of the reference services and the sign-in. */
    platformUrl,
    control,
    /** Somebody in front of the gateway. */
    as: (person: string | TokenWish) => {
      // a file of tests takes longer than the five minutes of a token
      const wish = { expiresIn: 3_600, ...(typeof person === 'string' ? { username: person } : person) };
      let issued: Promise<string> | undefined;
      return personAt(url, () => (issued ??= control.token(wish)));
    },
    /** A service, whose answers a test programs. */
    service: <Name extends ServiceName>(name: Name): ProgrammedService<ServicePaths[Name]> =>
      programmedService<ServicePaths[Name]>(control, name),
    /** Adds an entity to the reference services. @param kind such as `payments` */
    add: control.add,
    /** Makes all as new: data, programmed answers, calls. */
    reset,
    stop: async (): Promise<void> => {
      await gateway.stop();
      await platform.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** A back-office that runs for tests. */
export type TestKit = Awaited<ReturnType<typeof start>>;
