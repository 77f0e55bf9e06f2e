import type { TestPlatform } from '@backoffice/platform/testing';
import type { TokenWish } from '@backoffice/test-kit';
import { pino, type Logger } from 'pino';
import type { GatewayConfig } from '../config.ts';
import { nationalHolidays } from '../holidays.ts';
import { createGateway, type GatewayOptions } from '../create-gateway.ts';

export { collectReadCalls, type ReadCall } from './read-calls.ts';

/** Returns the settings of a test gateway over a platform in the same process. */
export const testConfig = ({ origin, urls }: Pick<TestPlatform, 'origin' | 'urls'>): GatewayConfig => ({
  port: 0,
  host: '127.0.0.1',
  metricsPort: 0,
  production: false,
  logLevel: 'silent',
  commit: 'abc123',
  drainDelayMs: 0,
  keycloak: {
    url: origin,
    internalUrl: origin,
    realm: 'back-office',
    audience: 'gateway',
    clientId: 'back-office-web',
    otherClients: ['back-office-cli'],
  },
  auditLog: undefined,
  auditLogBytes: 0,
  auditSecret: 'the-secret-of-the-audit-trail-of-the-tests',
  activity: undefined,
  keepsPersonal: true,
  tracing: undefined,
  redis: undefined,
  headerKb: 16,
  requestsPerMinute: 0,
  breakerFailures: 10,
  fourEyes: { required: false, allowsUnknown: false, from: 0, machines: [] },
  scheduledWithdrawals: false,
  listsRefunds: true,
  load: { maxLagMs: 0, maxUnderWay: 0 },
  rowReading: 'checked',
  serviceUrls: urls,
  publicUrl: 'http://127.0.0.1',
  formUrl: 'http://form.example',
  supportUrl: 'http://support.example',
  documentsUrl: 'http://documents.example',
  news: [],
  knownReleases: 3,
  keptAssets: undefined,
  holidays: nationalHolidays,
  webDist: undefined,
  explorerDist: undefined,
});

/** GraphQL error of an answer. */
export interface TestError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: string;
    readonly requestId?: string;
    readonly service?: string;
    readonly extendedCode?: string;
    readonly serviceCode?: string;
    readonly fields?: readonly { readonly path: string; readonly code: string; readonly message: string }[];
    readonly permissions?: readonly string[];
  };
}

/** Answer to an operation. A test that reads single values of `data` names its type. */
export interface TestAnswer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data;
  readonly errors: readonly TestError[] | undefined;
}

/** Client of the gateway, signed in or not. */
export interface TestPerson {
  query<Data = unknown>(
    document: string,
    variables?: object,
    headers?: Readonly<Record<string, string>>,
    operationName?: string,
  ): Promise<TestAnswer<Data>>;
}

/** Gateway that listens on a free port. */
export interface TestGateway {
  readonly url: string;
  /** Signs in a demonstration user by user name, or any user with chosen permissions. */
  as(person: string | TokenWish): TestPerson;
  /** Returns a client that sends this token. */
  withToken(token: string): TestPerson;
  /** Sends any body unchanged. */
  post(body: string | Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>>): Promise<Response>;
  close(): Promise<void>;
}

/** Options that a test may set. */
export interface TestGatewayOptions extends Pick<
  GatewayOptions,
  'now' | 'callLimits' | 'requestLimits' | 'connectionLimits'
> {
  readonly platform: TestPlatform;
  readonly config?: Partial<GatewayConfig>;
  readonly logger?: Logger;
  /** Enables the activity in a store of this gateway. */
  readonly keepsActivity?: boolean;
  /** Receives the lines of the audit trail. It throws to simulate a full disk. By default the lines are dropped. */
  readonly takeAudit?: (line: string) => void;
}

type Answered<Data> = Pick<TestAnswer<Data>, 'data' | 'errors'>;
const isAnswer = <Data>(body: unknown): body is Answered<Data> => typeof body === 'object' && body !== null;

const readAnswer = async <Data>(response: Response): Promise<TestAnswer<Data>> => {
  const body: unknown = await response.json();
  if (!isAnswer<Data>(body)) throw new Error('The gateway answered no object.');
  return { status: response.status, headers: response.headers, data: body.data, errors: body.errors };
};

/** Starts a gateway over a platform, in the process of the test. The test must close it. */
export const startGateway = async ({
  platform,
  config = {},
  logger,
  takeAudit = () => undefined,
  keepsActivity = false,
  ...options
}: TestGatewayOptions): Promise<TestGateway> => {
  const kept = keepsActivity ? await (await import('./activity-store.ts')).createTestStore() : undefined;
  const activity = kept && { location: kept.location, waitingFile: undefined, months: 0 };
  const { app, close } = await createGateway({
    config: { ...testConfig(platform), ...(activity && { activity }), ...config },
    logger: logger ?? pino({ level: 'silent' }),
    auditLines: { write: takeAudit, reopen: () => undefined, close: () => undefined },
    ...options,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const post: TestGateway['post'] = (body, headers) => fetch(`${url}/graphql`, { method: 'POST', body, headers });

  const person = (token: () => Promise<string>): TestPerson => ({
    query: async (query, variables = {}, headers = {}, operationName) =>
      readAnswer(
        await post(JSON.stringify({ query, variables, operationName }), {
          'content-type': 'application/json',
          authorization: `Bearer ${await token()}`,
          ...headers,
        }),
      ),
  });

  return {
    url,
    as: (wanted) => person(() => platform.tokenFor(wanted)),
    withToken: (token) => person(() => Promise.resolve(token)),
    post,
    close: async () => {
      await close();
      await kept?.drop();
    },
  };
};
