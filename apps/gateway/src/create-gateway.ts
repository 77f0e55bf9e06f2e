import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createAuthenticator } from './auth/create-authenticator.ts';
import { createKeycloakRealm } from './auth/keycloak-realm.ts';
import { createSigningKeys, type SigningKeys } from './auth/signing-keys.ts';
import type { GatewayConfig } from './config.ts';
import { createLinks } from './files/file-links.ts';
import { registerDownloads } from './files/register-downloads.ts';
import { registerUploads } from './files/register-uploads.ts';
import { createGraphqlServer } from './graphql/create-graphql-server.ts';
import { schemaFor } from './graphql/schema/schema-for.ts';
import { createApp, standardLimits, type ConnectionLimits } from './http/create-app.ts';
import { createContextFactory, defaultRequestLimits, type RequestLimits } from './http/request/create-context.ts';
import { createDrain } from './http/drain.ts';
import { registerErrorHandler } from './http/error-handler.ts';
import { registerGraphqlRoute } from './http/routes/graphql-route.ts';
import { registerHealthRoutes, registerMetricsRoute, type HealthRoutesOptions } from './http/routes/health-routes.ts';
import { createLoadGate, type LoadGate } from './http/gate/load-gate.ts';
import { registerRequestLog } from './http/request/request-log.ts';
import { createRequestRate } from './graphql/limits/request-rate.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerSettingsRoute } from './http/routes/settings-route.ts';
import { registerStaticFiles } from './http/routes/static-files.ts';
import { createFilesOf } from './create-files-of.ts';
import { uploadReaders } from './modules/index.ts';
import { openStores } from './open-stores.ts';
import type { AuditLines } from './observability/log/audit-lines.ts';
import { createAudit } from './observability/audit/audit.ts';
import { writtenFolders } from './observability/gauges/disks.ts';
import { createMetrics, type Metrics } from './observability/metrics/metrics.ts';
import { openTracing } from './observability/spans/tracing.ts';
import { createProcessMemory } from './shared-memory/process-memory.ts';
import { createRedisMemory } from './shared-memory/redis-memory.ts';
import type { SharedMemory } from './shared-memory/shared-memory.ts';
import { versionOf } from './version.ts';
import type { CallLimits } from './rest/create-service-caller.ts';
import { createRestTransport, type RestTransport } from './rest/create-rest-transport.ts';

export interface GatewayOptions {
  readonly config: GatewayConfig;
  /** Business clock, which sets the current day. Tokens are not checked by it, but by the clock of the machine. */
  readonly now?: () => Date;
  readonly logger: Logger;
  /** Destination of the audit trail. */
  readonly auditLines: AuditLines;
  /** Limits of calls to services that differ from the standard ones. */
  readonly callLimits?: Partial<CallLimits>;
  /** Limits of a request; the standard ones without it. */
  readonly requestLimits?: RequestLimits;
  /** Limits of client connections that differ from the standard ones. */
  readonly connectionLimits?: Partial<ConnectionLimits>;
}

/** Assembled gateway, which listens once `app.listen` is called. */
export interface Gateway {
  readonly app: FastifyInstance;
  /** App with `/metrics`. It is `app` itself, unless the metrics have their own port. */
  readonly metricsApp: FastifyInstance;
  /** Makes the gateway unready, completes the requests in flight, then releases all resources. */
  readonly close: () => Promise<void>;
  /** Reopens the file of the audit trail, after it was moved away. */
  readonly reopenAudit: () => void;
}

const createAuthentication = ({ keycloak }: GatewayConfig, logger: Logger) => {
  const realm = createKeycloakRealm({ url: keycloak.url, realm: keycloak.realm, resource: keycloak.audience });
  const keys = createSigningKeys({
    url: realm.issuer().replace(keycloak.url, keycloak.internalUrl) + '/protocol/openid-connect/certs',
    logger,
  });
  const { audience, clientId, otherClients } = keycloak;
  const clients = [clientId, ...otherClients];
  return { authenticate: createAuthenticator({ realm, keys, audience, clients }), keys };
};

const createMemory = ({ redis }: GatewayConfig, logger: Logger, now: () => Date) =>
  redis === undefined ? createProcessMemory({ now }) : createRedisMemory({ ...redis, logger });

/** Creates metrics, stores, audit trail and tracing. There is no tracing without an address for traces. */
const createWatching = async ({ config, auditLines, logger }: GatewayOptions, now: () => Date) => {
  const version = versionOf(config.commit);
  const metrics = createMetrics(version);
  const { auditSecret: secret } = config;
  const stored = await openStores(config, now, logger);
  return {
    version,
    metrics,
    stored,
    audit: createAudit({
      lines: auditLines,
      logger,
      now,
      secret: secret ?? randomBytes(32),
      observe: metrics.observeAudit,
      copies: stored.activity.copies,
      openChanges: stored.activity.openChanges,
    }),
    tracing: config.tracing && (await openTracing(config.tracing, logger)),
  };
};

type Watching = Awaited<ReturnType<typeof createWatching>>;

const createTransport = ({ config, callLimits: limits = {}, logger }: GatewayOptions, { metrics }: Watching) => {
  const { serviceUrls: urls, rowReading, breakerFailures } = config;
  const breakerThreshold = breakerFailures === 0 ? Infinity : breakerFailures;
  const observe = metrics.observeUpstream;
  return createRestTransport({ urls, logger, observe, limits: { breakerThreshold, ...limits }, rowReading });
};

const limitsOf = ({ config, connectionLimits }: GatewayOptions): ConnectionLimits => ({
  ...standardLimits,
  headerBytes: config.headerKb * 1024,
  ...connectionLimits,
});

/** Parts of a gateway whose state the metrics read. */
interface Held {
  readonly gate: LoadGate;
  readonly transport: RestTransport;
  readonly memory: SharedMemory;
  readonly keys: SigningKeys;
}

const watchState = (
  config: GatewayConfig,
  { metrics, audit, stored }: Watching,
  { gate, transport, memory, keys }: Held,
): void =>
  metrics.watchState({
    underWay: gate.underWay,
    breakers: transport.states,
    upstreamInFlight: transport.inFlight,
    memory: memory.look,
    signingKeys: keys.state,
    audit: audit.state,
    activity: stored.activity,
    stores: stored.outages,
    disks: writtenFolders(config),
  });

/** Closes the connection with each answer while the gateway drains, so that clients reconnect to another one. */
const closeConnections = (app: FastifyInstance, isDraining: () => boolean): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) void reply.header('connection', 'close');
    done();
  });
};

/** Creates the HTTP server with the hooks and headers of all routes. */
const createAppFor = (options: GatewayOptions, watching: Watching, isDraining: () => boolean): FastifyInstance => {
  const { config, logger } = options;
  const app = createApp(limitsOf(options));
  registerErrorHandler(app, logger);
  registerRequestLog(app, logger, watching);
  closeConnections(app, isDraining);
  registerSecurityHeaders(app, { publicUrl: config.publicUrl, keycloakUrl: config.keycloak.url });
  registerSettingsRoute(app, config);
  return app;
};

const contextSettings = ({ config, requestLimits: limits = defaultRequestLimits }: GatewayOptions) => ({
  secure: config.publicUrl.startsWith('https:'),
  fourEyes: config.fourEyes,
  listsRefunds: config.listsRefunds,
  holidays: config.holidays,
  limits,
});

/**
 * Creates the server of `/metrics`. It has the health routes, too: clients that take all connections of the other port
 * do not block a probe.
 */
const openMetricsApp = (
  app: FastifyInstance,
  { port, metricsPort }: GatewayConfig,
  { metrics, health }: { readonly metrics: Metrics; readonly health: HealthRoutesOptions },
): FastifyInstance => {
  const metricsApp = metricsPort === port ? app : createApp();
  for (const one of new Set([app, metricsApp])) registerHealthRoutes(one, health);
  registerMetricsRoute(metricsApp, metrics);
  return metricsApp;
};

const tellRisks = ({ fourEyes }: GatewayConfig, logger: Logger): void => {
  if (fourEyes.required && fourEyes.allowsUnknown)
    logger.warn('FOUR_EYES_UNKNOWN=allow: one person alone may decide a request whose requester nobody knows');
};

/**
 * Assembles a gateway. It opens its stores and memory, but no port, and calls no REST service before it listens.
 * @throws Error when a root field of the schema has no permission
 */
export const createGateway = async (options: GatewayOptions): Promise<Gateway> => {
  const { config, now = () => new Date(), logger } = options;
  tellRisks(config, logger);
  let draining = false;
  const watching = await createWatching(options, now);
  const { metrics, audit, stored, tracing, version } = watching;
  const { activity } = stored;
  const memory = await createMemory(config, logger, now);
  const shared = { memory, now, watchCache: metrics.watchCache };
  const transport = createTransport(options, watching);
  const { authenticate, keys } = createAuthentication(config, logger);
  const { schema, registered } = schemaFor(config.knownReleases);
  const countRequests = createRequestRate(memory, config.requestsPerMinute);
  const server = createGraphqlServer({ schema, registered, logger, watchCache: metrics.watchCache, countRequests });
  await server.start();

  const app = createAppFor(options, watching, () => draining);
  // requests the keys and checks the services at the start, so that problems may be logged before the first request
  app.addHook('onListen', () => void Promise.all([keys.look(), transport.reachability.check()]));
  const drain = createDrain(app, config.drainDelayMs);
  const health = { transport, memory, keys, audit, activity, isDraining: () => draining, version };
  const metricsApp = openMetricsApp(app, config, { metrics, health });
  const links = createLinks({ memory, now });
  const gate = createLoadGate({ limits: config.load, observe: metrics.observeRejected, logger });
  watchState(config, watching, { gate, transport, memory, keys });
  const common = { transport, authenticate, audit, gate, logger };
  registerDownloads(app, { links: links.downloads, filesOf: createFilesOf(transport, activity, shared), ...common });
  registerUploads(app, { links: links.uploads, limits: limitsOf(options), readers: uploadReaders, ...common });
  registerGraphqlRoute(app, {
    server,
    authenticate,
    createContext: createContextFactory({
      transport,
      shared,
      links,
      audit,
      ...stored,
      ...contextSettings(options),
    }),
    documents: { registered, registeredOnly: config.production },
    realm: config.keycloak.realm,
    countRequests,
    requestsPerMinute: config.requestsPerMinute,
    gate,
  });
  await registerStaticFiles(app, config, logger);

  return {
    app,
    metricsApp,
    close: async () => {
      draining = true;
      await drain();
      gate.close();
      await metricsApp.close();
      await server.stop();
      await Promise.all([transport.close(), keys.close(), memory.close(), tracing?.close()]);
      await audit.close();
      await stored.close();
    },
    reopenAudit: audit.reopen,
  };
};
