import { accessSync, closeSync, constants, openSync, readFileSync } from 'node:fs';
import { eachService, services, type ServiceName } from '@backoffice/contracts';
import type { ActivityConfig } from './activity/activity.ts';
import { readActivityConfig } from './activity/activity-config.ts';
import type { FourEyes } from './auth/four-eyes.ts';
import { createReader, type Environment } from './config-reader.ts';
import { defaultNews, type NewsItem } from './default-news.ts';
import { readHolidays, type Holidays } from './holidays.ts';
import { isObject } from './unknown-value.ts';

/** Limits above which requests are rejected; 0 for none. */
export interface LoadLimits {
  /** Milliseconds that the event loop may be behind. */
  readonly maxLagMs: number;
  /** Requests that may be under way. */
  readonly maxUnderWay: number;
}

/**
 * Ways to read answers to lists (rest/lazy-json/README.md).
 * - `lazy`: values are read when they are accessed.
 * - `checked`: the same, and an error for whoever lists the properties of a row.
 * - `plain`: `JSON.parse` reads everything.
 */
export type RowReading = 'lazy' | 'checked' | 'plain';

/** Destination of traces, and the share that is sent. */
export interface TracingConfig {
  /** Base address of a collector that takes OTLP over HTTP. */
  readonly endpoint: string;
  /** Part of the traces that is kept, 0 to 1. */
  readonly ratio: number;
  readonly serviceName: string;
}

/** Everything that differs between installations. */
export interface GatewayConfig {
  readonly port: number;
  /** Name or address at which it listens; `0.0.0.0` for all that the machine has. */
  readonly host: string;
  /** Port of `/metrics`: one that clients do not reach, or the same one. */
  readonly metricsPort: number;
  /** Only registered documents run, but for developers. */
  readonly production: boolean;
  readonly logLevel: string;
  /** Commit that the image was built of. */
  readonly commit: string;
  /** Milliseconds between not being ready any more and closing, for the balancer to notice. */
  readonly drainDelayMs: number;
  readonly keycloak: {
    /** As browsers see it; it stands in the tokens. */
    readonly url: string;
    /** As this process reaches it, when that is another address (containers). */
    readonly internalUrl: string;
    readonly realm: string;
    readonly audience: string;
    readonly clientId: string;
    /** Further clients whose tokens are accepted: of terminals, of jobs. */
    readonly otherClients: readonly string[];
  };
  /** File of the audit trail; beside the log without it. */
  readonly auditLog: string | undefined;
  /** Bytes from which on that file is moved away, which it is each day, too; 0 for never. */
  readonly auditLogBytes: number;
  /** Of the digests of accounts in the trail; random at each start without it. */
  readonly auditSecret: string | undefined;
  /** The store of who did what; nothing is kept without it. */
  readonly activity: ActivityConfig | undefined;
  /** Keeps settings and saved views of people in the same store. */
  readonly keepsPersonal: boolean;
  /** Nothing is traced without it. */
  readonly tracing: TracingConfig | undefined;
  /** The memory that several gateways share; one gateway alone needs none. */
  readonly redis:
    | {
        readonly url: string;
        /** User name and password; those of the address without them. */
        readonly username?: string | undefined;
        readonly password?: string | undefined;
        /** Seals what is kept there; the same in every gateway. */
        readonly secret: string;
      }
    | undefined;
  /** Kilobytes of all headers of a request together. */
  readonly headerKb: number;
  /** Requests of one person in a minute; 0 for as many as they like. */
  readonly requestsPerMinute: number;
  /** Failures of a service in ten seconds after which it is left alone for a while; 0 for never. */
  readonly breakerFailures: number;
  /** Rule that two people take part in what moves money. */
  readonly fourEyes: FourEyes;
  /** Allows the scheduling of withdrawals from the screen of all withdrawals. */
  readonly scheduledWithdrawals: boolean;
  /** True when the payment service lists refunds, and finds payments by the days of any of theirs. */
  readonly listsRefunds: boolean;
  /** Limits of the load of this gateway, for all callers together. */
  readonly load: LoadLimits;
  readonly rowReading: RowReading;
  readonly serviceUrls: Readonly<Record<ServiceName, string>>;
  /** Address at which browsers reach the application. */
  readonly publicUrl: string;
  readonly formUrl: string;
  readonly supportUrl: string;
  readonly documentsUrl: string;
  readonly news: readonly NewsItem[];
  /** Releases of the application before this one whose operations and scripts are still known. */
  readonly knownReleases: number;
  /** Folder where gateways keep the scripts that they serve, for applications that stay open; none without it. */
  readonly keptAssets: string | undefined;
  /** Days on which nothing is due. */
  readonly holidays: Holidays;
  /** Folders with the built applications. */
  readonly webDist: string | undefined;
  readonly explorerDist: string | undefined;
}

/** The settings are missing or wrong; the message says everything that is. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(`The gateway cannot start:\n- ${problems.join('\n- ')}`);
  }
}

/** Names that stand between commas. */
const namesIn = (list = ''): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const ROW_READINGS = ['lazy', 'checked', 'plain'] as const;
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

const isNewsItem = (value: unknown): value is NewsItem =>
  isObject(value) && ['id', 'date', 'title', 'body'].every((name) => typeof Reflect.get(value, name) === 'string');

const reasonOf = (error: unknown): string =>
  isObject(error) && 'message' in error ? String(error.message) : 'unknown reason';

const readNews = (path: string | undefined, problems: string[]): readonly NewsItem[] => {
  if (!path) return defaultNews;
  try {
    const news: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (Array.isArray(news) && news.every(isNewsItem)) return news;
    problems.push(`NEWS_FILE (${path}) takes a list of { id, date, title, body }, all text.`);
  } catch (error) {
    problems.push(`NEWS_FILE (${path}) cannot be read: ${reasonOf(error)}.`);
  }
  return [];
};

/** The variables have the names that OpenTelemetry gives them. */
const readTracing = (environment: Environment, problems: string[]): TracingConfig | undefined => {
  const endpoint = (environment['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '').replace(/\/+$/, '');
  const ratio = environment['OTEL_TRACES_SAMPLER_ARG'] || '1';
  if (endpoint === '') return undefined;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    problems.push(`OTEL_EXPORTER_OTLP_ENDPOINT takes an address such as http://localhost:4318, not "${endpoint}".`);
  if (!/^(0(\.\d+)?|1(\.0+)?)$/.test(ratio))
    problems.push(`OTEL_TRACES_SAMPLER_ARG takes a part from 0 to 1 such as 0.1, not "${ratio}".`);
  return { endpoint, ratio: Number(ratio), serviceName: environment['OTEL_SERVICE_NAME'] || 'back-office-gateway' };
};

/** Tried at once: a gateway that cannot write its audit trail would refuse every change. */
const readAuditLog = (path: string | undefined, problems: string[]): string | undefined => {
  if (!path) return undefined;
  try {
    closeSync(openSync(path, 'a'));
  } catch (error) {
    problems.push(`AUDIT_LOG (${path}) cannot be written: ${reasonOf(error)}.`);
  }
  return path;
};

/** Tried at once: nobody would miss the scripts before the next update. */
const readFolder = (path: string | undefined, problems: string[]): string | undefined => {
  if (!path) return undefined;
  try {
    accessSync(path, constants.W_OK);
  } catch (error) {
    problems.push(`KEPT_ASSETS (${path}) cannot be written: ${reasonOf(error)}.`);
  }
  return path;
};

const SECRET_LENGTH = 32;

/** Without one that stays, nobody can determine afterwards which account it was. */
const readAuditSecret = (environment: Environment, production: boolean, problems: string[]): string | undefined => {
  const secret = environment['AUDIT_SECRET'] ?? '';
  if (secret.length < SECRET_LENGTH && (production || secret !== ''))
    problems.push(`AUDIT_SECRET takes at least ${SECRET_LENGTH} characters, the same in every gateway, in production.`);
  return secret || undefined;
};

/** User and password, host, port and the number of the database, with nothing that would end one of them early. */
const REDIS_ADDRESS = /^rediss?:\/\/(?:[^\s@/?#]*@)?[^\s@/?#]+(?:\/\d*)?$/;

const readRedis = (environment: Environment, problems: string[]): GatewayConfig['redis'] => {
  const url = environment['REDIS_URL'] ?? '';
  const secret = environment['GATEWAY_SECRET'] ?? '';
  if (url === '') return undefined;
  const username = environment['REDIS_USERNAME'] || undefined;
  const password = environment['REDIS_PASSWORD'] || undefined;
  // neither is shown: they may hold a password
  if (!REDIS_ADDRESS.test(url) || !URL.canParse(url))
    problems.push(
      'REDIS_URL takes an address such as redis://localhost:6379. A password goes into REDIS_PASSWORD, with any characters; within the address it needs percent-encoding.',
    );
  else if (password !== undefined && new URL(url).password !== '')
    problems.push('REDIS_PASSWORD and REDIS_URL both have a password: leave it out of the address.');
  if (secret.length < SECRET_LENGTH)
    problems.push(
      `GATEWAY_SECRET takes at least ${SECRET_LENGTH} characters, the same in every gateway, with REDIS_URL.`,
    );
  return { url, username, password, secret };
};

const readFourEyes = (environment: Environment, read: ReturnType<typeof createReader>): FourEyes => ({
  required: read.choice('FOUR_EYES', 'off', ['on', 'off']) === 'on',
  allowsUnknown: read.choice('FOUR_EYES_UNKNOWN', 'refuse', ['allow', 'refuse']) === 'allow',
  from: read.number('FOUR_EYES_FROM', 0, 1_000_000_000_000),
  machines: namesIn(environment['FOUR_EYES_MACHINES']),
});

/** Reads the settings; says all that is wrong at once. */
export const readConfig = (environment: Environment): GatewayConfig => {
  const problems: string[] = [];
  const read = createReader(environment, problems);
  const port = read.number('PORT', 4000, 65_535);
  const publicUrl = read.url('PUBLIC_URL', `http://localhost:${port}`);
  const keycloakUrl = read.url('KEYCLOAK_URL');
  const production = environment['NODE_ENV'] === 'production';
  const config: GatewayConfig = {
    port,
    host: read.name('GATEWAY_HOST', '0.0.0.0'),
    metricsPort: read.number('METRICS_PORT', port, 65_535),
    production,
    logLevel: read.choice('LOG_LEVEL', 'info', LOG_LEVELS),
    commit: read.name('REVISION', 'unknown'),
    drainDelayMs: read.number('DRAIN_DELAY_MS', 5_000, 60_000),
    keycloak: {
      url: keycloakUrl,
      internalUrl: read.url('KEYCLOAK_INTERNAL_URL', keycloakUrl || 'http://unset'),
      realm: read.name('KEYCLOAK_REALM', 'back-office'),
      audience: read.name('KEYCLOAK_AUDIENCE', 'gateway'),
      clientId: read.name('KEYCLOAK_CLIENT_ID', 'back-office-web'),
      otherClients: namesIn(environment['KEYCLOAK_OTHER_CLIENTS']),
    },
    auditLog: readAuditLog(environment['AUDIT_LOG'], problems),
    auditLogBytes: read.number('AUDIT_LOG_MB', 0, 100_000) * 1_000_000,
    auditSecret: readAuditSecret(environment, production, problems),
    activity: readActivityConfig(environment, read, problems),
    keepsPersonal: read.choice('SETTINGS_AND_VIEWS', 'on', ['on', 'off']) === 'on',
    tracing: readTracing(environment, problems),
    redis: readRedis(environment, problems),
    headerKb: read.number('MAX_HEADER_KB', 16, 256, 16),
    requestsPerMinute: read.number('REQUESTS_PER_MINUTE', 6_000, 1_000_000),
    breakerFailures: read.number('BREAKER_FAILURES', 10, 1_000_000),
    fourEyes: readFourEyes(environment, read),
    scheduledWithdrawals: read.choice('SCHEDULED_WITHDRAWALS', 'off', ['on', 'off']) === 'on',
    listsRefunds: read.choice('PAYMENT_LISTS_REFUNDS', 'off', ['on', 'off']) === 'on',
    rowReading: read.choice('ROW_READER', production ? 'lazy' : 'checked', ROW_READINGS),
    load: {
      maxLagMs: read.number('MAX_EVENT_LOOP_LAG_MS', 500, 60_000),
      maxUnderWay: read.number('MAX_REQUESTS_UNDER_WAY', 1_000, 100_000),
    },
    serviceUrls: eachService((name) => read.url(services[name].urlVariable)),
    publicUrl,
    formUrl: read.url('FORM_URL', publicUrl),
    supportUrl: read.link('SUPPORT_URL', publicUrl),
    documentsUrl: read.link('DOCUMENTS_URL', publicUrl),
    news: readNews(environment['NEWS_FILE'], problems),
    knownReleases: read.number('KNOWN_RELEASES', 3, 10),
    keptAssets: readFolder(environment['KEPT_ASSETS'], problems),
    holidays: readHolidays(environment['HOLIDAYS_FILE'], problems),
    webDist: environment['WEB_DIST'] || undefined,
    explorerDist: environment['EXPLORER_DIST'] || undefined,
  };
  if (config.fourEyes.required && config.activity === undefined)
    problems.push(
      'FOUR_EYES=on needs ACTIVITY_DATABASE_URL or ACTIVITY_DATA_DIR: without it nobody knows who changed a destination.',
    );
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
};
