import { accessSync, closeSync, constants, openSync, readFileSync } from 'node:fs';
import { eachService, services, type ServiceName } from '@backoffice/contracts';
import type { ActivityConfig } from './activity/activity.ts';
import { readActivityConfig } from './activity/activity-config.ts';
import type { FourEyes } from './auth/four-eyes.ts';
import { createReader, type Environment } from './config-reader.ts';
import { defaultNews, type NewsItem } from './default-news.ts';
import { readHolidays, type Holidays } from './holidays.ts';
import { isObject } from './unknown-value.ts';

/** Limits of the load, above which requests are rejected; 0 for no limit. */
export interface LoadLimits {
  /** Maximum lag of the event loop in milliseconds. */
  readonly maxLagMs: number;
  /** Maximum number of requests in flight. */
  readonly maxUnderWay: number;
}

/**
 * Ways to read the rows of an answer (rest/lazy-json/README.md).
 * - `lazy`: values are read when they are accessed.
 * - `checked`: the same, and listing the properties of a row throws an error.
 * - `plain`: `JSON.parse` reads everything.
 */
export type RowReading = 'lazy' | 'checked' | 'plain';

/** Destination and sampling of traces. */
export interface TracingConfig {
  /** Base address of a collector for OTLP over HTTP. */
  readonly endpoint: string;
  /** Ratio of traces that are sent, 0 to 1. */
  readonly ratio: number;
  readonly serviceName: string;
}

/** Settings of an installation. */
export interface GatewayConfig {
  readonly port: number;
  /** Host name or address to listen on; `0.0.0.0` for all interfaces. */
  readonly host: string;
  /** Port of `/metrics`. It may be the port of clients, or one that they cannot reach. */
  readonly metricsPort: number;
  /** True in production. Only developers may then run unregistered documents, and `AUDIT_SECRET` is required. */
  readonly production: boolean;
  readonly logLevel: string;
  /** Commit from which the image was built; `unknown` if it is not set. */
  readonly commit: string;
  /** Milliseconds between becoming unready and closing, for the load balancer to notice. */
  readonly drainDelayMs: number;
  readonly keycloak: {
    /** Address of the sign-in service for browsers. Tokens contain it in `iss`. */
    readonly url: string;
    /** Address of the sign-in service for this process, which may differ (containers). */
    readonly internalUrl: string;
    readonly realm: string;
    readonly audience: string;
    readonly clientId: string;
    /** Further clients whose tokens are accepted, such as command lines and jobs. */
    readonly otherClients: readonly string[];
  };
  /** Path of the audit trail. Without it, the trail is written to the standard output, beside the log. */
  readonly auditLog: string | undefined;
  /** Maximum bytes of the file. It is rotated above them, and each day; 0 disables both. */
  readonly auditLogBytes: number;
  /**
   * Secret of the account digests in the audit trail, and of the activity store. Without it, account digests use a
   * random one until the next start.
   */
  readonly auditSecret: string | undefined;
  /** Settings of the activity store; undefined without a store. */
  readonly activity: ActivityConfig | undefined;
  /** True when settings and saved views of people are kept in the activity store, if there is one. */
  readonly keepsPersonal: boolean;
  /** Settings of tracing; undefined without tracing. */
  readonly tracing: TracingConfig | undefined;
  /** Memory that several gateways share. A single gateway does not need it. */
  readonly redis:
    | {
        readonly url: string;
        /** User name and password; those of the address without them. */
        readonly username?: string | undefined;
        readonly password?: string | undefined;
        /** Secret that seals the records of the memory. It must be the same in every gateway. */
        readonly secret: string;
        /** Second secret whose records and links are valid, while the secret is rotated; undefined otherwise. */
        readonly acceptedSecret?: string | undefined;
      }
    | undefined;
  /** Maximum kilobytes of all headers of a request. */
  readonly headerKb: number;
  /** Maximum number of requests of one person per minute; 0 for no limit. */
  readonly requestsPerMinute: number;
  /** Failures of a service in ten seconds that open its circuit breaker; 0 for never. */
  readonly breakerFailures: number;
  /** Settings of the rule of two people. */
  readonly fourEyes: FourEyes;
  /** True when the screen of all withdrawals offers to schedule withdrawals. */
  readonly scheduledWithdrawals: boolean;
  /** True when the payment service lists refunds, and finds payments by the days of any of their refunds. */
  readonly listsRefunds: boolean;
  /** Limits of the load of this gateway, by all clients together. */
  readonly load: LoadLimits;
  readonly rowReading: RowReading;
  readonly serviceUrls: Readonly<Record<ServiceName, string>>;
  /** Address of the application for browsers. */
  readonly publicUrl: string;
  readonly formUrl: string;
  readonly supportUrl: string;
  readonly documentsUrl: string;
  readonly news: readonly NewsItem[];
  /** Number of earlier releases of the application whose operations and scripts are still served. */
  readonly knownReleases: number;
  /**
   * Folder in which gateways store the scripts of their builds, for applications that stay open; undefined to store
   * none.
   */
  readonly keptAssets: string | undefined;
  /** Days without work, on which no tax form is due. */
  readonly holidays: Holidays;
  /** Folders of the built applications; undefined to serve none. */
  readonly webDist: string | undefined;
  readonly explorerDist: string | undefined;
}

/** Error for missing or invalid settings. The message lists all of them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(`The gateway cannot start:\n- ${problems.join('\n- ')}`);
  }
}

/** Splits a list at its commas. */
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

/** Reads the settings of tracing from the variables that OpenTelemetry defines. */
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

/** Returns the path after a test of writing. A gateway that cannot write its audit trail refuses changes. */
const readAuditLog = (path: string | undefined, problems: string[]): string | undefined => {
  if (!path) return undefined;
  try {
    closeSync(openSync(path, 'a'));
  } catch (error) {
    problems.push(`AUDIT_LOG (${path}) cannot be written: ${reasonOf(error)}.`);
  }
  return path;
};

/** Returns the path after a test of writing. Otherwise missing scripts would be noticed only at the next update. */
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

/**
 * Reads the secret. In production it is required: with a random one, the digests of accounts cannot be compared after a
 * restart.
 */
const readAuditSecret = (environment: Environment, production: boolean, problems: string[]): string | undefined => {
  const secret = environment['AUDIT_SECRET'] ?? '';
  if (secret.length < SECRET_LENGTH && (production || secret !== ''))
    problems.push(`AUDIT_SECRET takes at least ${SECRET_LENGTH} characters, the same in every gateway, in production.`);
  return secret || undefined;
};

/**
 * Pattern of a Redis address: user and password, host, port and database number. It excludes characters that would end
 * one of these parts early.
 */
const REDIS_ADDRESS = /^rediss?:\/\/(?:[^\s@/?#]*@)?[^\s@/?#]+(?:\/\d*)?$/;

const readRedis = (environment: Environment, problems: string[]): GatewayConfig['redis'] => {
  const url = environment['REDIS_URL'] ?? '';
  const secret = environment['GATEWAY_SECRET'] ?? '';
  if (url === '') return undefined;
  const username = environment['REDIS_USERNAME'] || undefined;
  const password = environment['REDIS_PASSWORD'] || undefined;
  // the values are not printed, because they may contain a password
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
  const acceptedSecret = environment['GATEWAY_SECRET_ACCEPTED'] || undefined;
  if (acceptedSecret !== undefined && acceptedSecret.length < SECRET_LENGTH)
    problems.push(`GATEWAY_SECRET_ACCEPTED takes at least ${SECRET_LENGTH} characters, or none.`);
  return { url, username, password, secret, acceptedSecret };
};

const readFourEyes = (environment: Environment, read: ReturnType<typeof createReader>): FourEyes => ({
  required: read.choice('FOUR_EYES', 'off', ['on', 'off']) === 'on',
  allowsUnknown: read.choice('FOUR_EYES_UNKNOWN', 'refuse', ['allow', 'refuse']) === 'allow',
  from: read.number('FOUR_EYES_FROM', 0, 1_000_000_000_000),
  machines: namesIn(environment['FOUR_EYES_MACHINES']),
});

/** Returns a sentence for each pair of settings that contradict each other. */
const contradictionsIn = ({ fourEyes, activity }: GatewayConfig): readonly string[] =>
  fourEyes.required && activity === undefined
    ? [
        'FOUR_EYES=on needs ACTIVITY_DATABASE_URL or ACTIVITY_DATA_DIR: without it nobody knows who changed a destination.',
      ]
    : [];

/** Reads the settings. @throws ConfigError with all problems */
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
    serviceUrls: eachService((name) => {
      const { urlVariable, ownName } = services[name];
      return read.url(urlVariable, '', `http://localhost:4100/${ownName}`);
    }),
    publicUrl,
    formUrl: read.url('FORM_URL', publicUrl),
    supportUrl: read.link('SUPPORT_URL'),
    documentsUrl: read.link('DOCUMENTS_URL'),
    news: readNews(environment['NEWS_FILE'], problems),
    knownReleases: read.number('KNOWN_RELEASES', 3, 10),
    keptAssets: readFolder(environment['KEPT_ASSETS'], problems),
    holidays: readHolidays(environment['HOLIDAYS_FILE'], problems),
    webDist: environment['WEB_DIST'] || undefined,
    explorerDist: environment['EXPLORER_DIST'] || undefined,
  };
  problems.push(...contradictionsIn(config));
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
};
