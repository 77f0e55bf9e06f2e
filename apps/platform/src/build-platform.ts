import { services as contracts } from '@backoffice/contracts';
import type { ResetWish } from '@backoffice/test-kit';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Control, createControl, registerControl } from './control/control.ts';
import { controlRoutes } from './control/control.routes.ts';
import { movableClock } from './control/movable-clock.ts';
import { resetPlatform } from './control/reset-platform.ts';
import { type Database, type DatabaseLocation, openDatabase } from './database/open-database.ts';
import { formRoutes } from './form-page.ts';
import { healthRoutes } from './health.routes.ts';
import { seedPlatform } from './seed/seed-platform.ts';
import { type ExportFiles, openExportFiles } from './services/export/export.files.ts';
import { openImportFiles } from './services/import/import.files.ts';
import { services } from './services/index.ts';
import type { ServiceTools } from './shared/service-tools.ts';
import { createRunChange } from './shared/change.ts';
import { type Observe, observed } from './shared/exchange.ts';
import { Problem, problemOf } from './shared/problem.ts';
import { createTokenCheck, type TokenSource } from './shared/required-token.ts';
import { demoUsers, type SignIn } from './sign-in/index.ts';

export interface PlatformOptions {
  readonly database: DatabaseLocation;
  /** Opens the sign-in service, after the database is open. Absent when people sign in elsewhere. */
  readonly openSignIn?: (() => Promise<SignIn>) | undefined;
  /** Number of payments to seed into an empty database. */
  readonly payments: number;
  /** Receives the number of payments seeded so far. */
  readonly seeded?: (payments: number) => void;
  readonly now?: () => Date;
  /** Registers the control endpoints, with which tests set faults and read requests. */
  readonly control?: boolean;
  /** Receives the responses of the services, except those of faults. */
  readonly observe?: Observe;
  /** Pause of exports between batches, in milliseconds; 0 when absent. */
  readonly exportPauseMs?: number;
  /** Pause of imports between batches, in milliseconds; 0 when absent. */
  readonly importPauseMs?: number;
  /** Source of the tokens that the services require. When absent, the services require no token. */
  readonly tokens?: TokenSource | undefined;
  /**
   * Host names that requests may use besides those of this machine; null accepts any. Other names are refused against
   * DNS rebinding: a web page could otherwise read the services, which may require no token.
   */
  readonly hostNames?: readonly string[] | null;
  /** Lowest level that is logged. When absent, nothing is logged. */
  readonly logLevel?: string;
  /** Time limit for requests in progress when the platform stops, in milliseconds; 5,000 when absent. */
  readonly drainMs?: number;
}

export interface Platform {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly exportFiles: ExportFiles;
  readonly control: Control;
}

/** Assembles the services and the sign-in service. Closing the application closes all of them. */
export async function buildPlatform(options: PlatformOptions): Promise<Platform> {
  const { openSignIn, payments, seeded: progress, now = () => new Date() } = options;
  const { db, close } = await openDatabase(options.database);
  const app = createApp(options);
  app.addHook('onClose', close);
  const exportFiles = await openExportFiles(options.database.dataDir);
  app.addHook('onClose', exportFiles.close);
  const importFiles = await openImportFiles(options.database.dataDir);
  app.addHook('onClose', importFiles.close);
  await seedPlatform(db, { payments, now: now(), exportFiles, progress });

  const control = createControl(now);
  healthRoutes(app, db);
  formRoutes(app);
  app.get('/demo-users', () => (openSignIn === undefined ? [] : demoUsers.map(introduced)));
  const exporting = { files: exportFiles, switches: control.exports, pauseMs: options.exportPauseMs ?? 0 };
  const importing = { files: importFiles, switches: control.imports, pauseMs: options.importPauseMs ?? 0 };
  await mountServices(app, { db, now, exporting, importing }, options, control);
  const signIn = await openSignIn?.();
  if (options.control === true) {
    const reset = ({ payments: seeded = 0, empty, stubs }: ResetWish) =>
      resetPlatform({ db, control, empty, stubs, seed: { payments: seeded, now: now(), exportFiles } });
    const names = services.map(({ name }) => name);
    controlRoutes(app, { control, db, now, services: names, signIn, reset, clock: movableClock() });
  }
  if (signIn !== undefined) await app.register(signIn.plugin);
  return { app, db, exportFiles, control };
}

const introduced = ({ username, password, firstName, lastName, description }: (typeof demoUsers)[number]) => ({
  username,
  password,
  name: `${firstName} ${lastName}`,
  description,
});

/** Host names of this machine. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const hostNameIn = ({ headers: { host = '' } }: FastifyRequest): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

function createApp({ logLevel, drainMs = 5_000, hostNames = [] }: PlatformOptions): FastifyInstance {
  const app = Fastify({
    // the log has the route instead of the URL, because query and identifiers may contain personal data
    logger:
      logLevel === undefined
        ? false
        : {
            level: logLevel,
            serializers: { req: ({ method, routeOptions: { url } }) => ({ method, url: url ?? '' }) },
          },
    requestIdHeader: 'x-request-id',
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // validation does not change a body; the precision makes 0.1 + 0.2 count as a multiple of 0.01
    ajv: {
      customOptions: {
        removeAdditional: false,
        coerceTypes: false,
        useDefaults: false,
        allErrors: true,
        verbose: true, // a refusal lists the properties that there are
        multipleOfPrecision: 6,
      },
    },
  });
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = problemOf(error, request.log);
    return reply.status(status).send(body);
  });
  app.setNotFoundHandler((_request, reply) => {
    const { status, body } = new Problem(404, 'path_not_found', 'There is nothing at this address.');
    return reply.status(status).send(body);
  });
  if (hostNames !== null) {
    const names = new Set([...LOOPBACK, ...hostNames]);
    app.addHook('onRequest', async (request) => {
      if (!names.has(hostNameIn(request)))
        throw new Problem(421, 'host_not_found', 'The platform is asked by names of this machine alone.');
    });
  }
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
    done();
  });
  return app;
}

async function mountServices(
  app: FastifyInstance,
  tools: Omit<ServiceTools, 'runChange'>,
  options: PlatformOptions,
  control: Control,
): Promise<void> {
  const runChangeOf = await createRunChange(tools.db, tools.now);
  const checkToken = options.tokens && createTokenCheck(options.tokens);
  for (const { name, routes } of services) {
    await app.register(
      async (scope) => {
        if (checkToken) scope.addHook('onRequest', checkToken);
        // `observe` gets the response of the service, not the one that a fault replaces it with
        if (options.observe !== undefined) observed(scope, name, options.observe);
        if (options.control === true) registerControl(scope, name, control);
        routes(scope, { ...tools, runChange: runChangeOf(name) });
      },
      { prefix: `/${contracts[name].ownName}` },
    );
  }
}
