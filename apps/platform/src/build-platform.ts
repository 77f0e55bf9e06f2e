import Fastify, { type FastifyInstance } from 'fastify';
import { controlRoutes } from './control/control.routes.ts';
import { type Control, createControl } from './control/faults.ts';
import { type Database, type DatabasePlace, openDatabase } from './database/open-database.ts';
import { formPage } from './form-page.ts';
import { seedPlatform } from './seed/seed-platform.ts';
import { serviceRoutes } from './services/index.ts';
import { createRunChange } from './shared/change.ts';
import { answerProblem, Problem } from './shared/problem.ts';
import { createSignIn, demoUsers, type SignIn } from './sign-in/index.ts';

export interface PlatformOptions {
  readonly database: DatabasePlace;
  /** Where browsers reach the platform. */
  readonly origin: string;
  readonly webOrigins: readonly string[];
  /** Folder of the sign-in service's keys and sessions; in memory without it. */
  readonly dataDir?: string | undefined;
  /** How many payments an empty database is filled with. */
  readonly payments: number;
  readonly now?: () => Date;
  /** Whether the switches answer by HTTP. */
  readonly control?: boolean;
  /** Least level that is logged; nothing without it. */
  readonly logLevel?: string;
}

export interface Platform {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly signIn: SignIn;
  readonly control: Control;
}

/** Puts the services and the sign-in service together; closing the application closes everything. */
export async function buildPlatform(options: PlatformOptions): Promise<Platform> {
  const { origin, webOrigins, now = () => new Date() } = options;
  const { db, close } = await openDatabase(options.database);
  await seedPlatform(db, { payments: options.payments, now: now() });
  const signIn = await createSignIn({
    origin,
    webOrigins,
    ...(options.dataDir === undefined ? {} : { dataDir: options.dataDir }),
  });
  const control = createControl();
  const tools = { db, now, runChange: await createRunChange(db, now) };

  const app = Fastify({
    logger: options.logLevel === undefined ? false : { level: options.logLevel },
    bodyLimit: 1024 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  app.setErrorHandler((error, _request, reply) => answerProblem(error, reply));
  app.setNotFoundHandler((_request, reply) =>
    answerProblem(new Problem(404, 'path_not_found', 'There is nothing at this address.'), reply),
  );
  app.addHook('onClose', close);
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', () => ({ status: 'ok' }));
  app.get('/demo-users', () =>
    demoUsers.map(({ username, password, firstName, lastName, description }) => ({
      username,
      password,
      name: `${firstName} ${lastName}`,
      description,
    })),
  );
  app.get('/form/*', (request, reply) => reply.type('text/html; charset=utf-8').send(formPage(request.url)));
  for (const [service, routes] of Object.entries(serviceRoutes)) {
    await app.register(
      async (scope) => {
        scope.addHook('preHandler', async (request, reply) => {
          if (await control.intercept(service, request, reply)) return reply;
          return undefined;
        });
        routes(scope, tools);
      },
      { prefix: `/${service}` },
    );
  }
  if (options.control === true) controlRoutes(app, control);
  await app.register(signIn.plugin);
  return { app, db, signIn, control };
}
