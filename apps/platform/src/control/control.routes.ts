import { createHash, randomUUID } from 'node:crypto';
import type { ResetWish, TokenWish } from '@backoffice/test-kit';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { Problem } from '../shared/problem.ts';
import { demoUsers, heldRoles, roleNames, rolesGranting, type SignIn } from '../sign-in/index.ts';
import type { Control } from './control.ts';
import { addEntities, isKind, kindNames } from './entities.ts';
import type { MovableClock } from './movable-clock.ts';
import { bodies, controlDocument, type Shapes } from './openapi.ts';
import { demandOperation, demandRule, type GivenRule } from './rule-check.ts';

/** Parts of the platform that the control endpoints use. */
interface ControlOptions {
  readonly control: Control;
  readonly db: Database;
  readonly now: () => Date;
  readonly services: readonly string[];
  /** Absent when people sign in elsewhere. Then no tokens can be issued. */
  readonly signIn: SignIn | undefined;
  readonly reset: (wish: ResetWish) => Promise<void>;
  /** Absent when no test can move the clock. */
  readonly clock: MovableClock | undefined;
}

/** Returns the same subject for the same user name, and a random one without a user name. */
const subjectOf = ({ username }: TokenWish): string =>
  username === undefined ? randomUUID() : createHash('sha256').update(username).digest('hex').slice(0, 32);

/**
 * Issues a token for a demonstration user, or for any person with chosen permissions.
 * @throws Problem for an unknown role or user
 */
export const issueRequestedToken = (signIn: SignIn, wish: TokenWish): Promise<string> => {
  const { username = 'alguien', permissions = [], roles = [], expiresIn } = wish;
  const unknown = roles.find((role) => !roleNames.includes(role));
  if (unknown !== undefined)
    throw new Problem(400, 'invalid_value', `There is no role ${unknown}. There are: ${roleNames.join(', ')}.`, {
      fields: { roles: 'not in the realm' },
    });
  const isNamedAlone = wish.username !== undefined && wish.permissions === undefined && wish.roles === undefined;
  if (isNamedAlone && !demoUsers.some((user) => user.username === username)) {
    const users = demoUsers.map((user) => user.username).join(', ');
    const fields = { username: 'not of the demonstration' };
    const message = `There is no user ${username}. There are ${users}; others are asked for with permissions or roles.`;
    throw new Problem(400, 'invalid_value', message, { fields });
  }
  const lifetime = expiresIn === undefined ? {} : { expiresIn };
  const isKnown = demoUsers.some((user) => user.username === username);
  if (isNamedAlone) return signIn.issueToken(username, lifetime);
  const held = heldRoles([...roles, ...rolesGranting(permissions)]);
  const name = { preferred_username: username, name: username, given_name: username, family_name: '' };
  const person = isKnown ? {} : { ...name, sub: subjectOf(wish), email: `${username}@backoffice.example` };
  const claims = { ...person, realm_access: { roles: held } };
  return signIn.issueToken(isKnown ? username : 'sinpermisos', { claims, ...lifetime });
};

/** Registers the endpoints of faults and of recorded requests. */
function requestRoutes(app: FastifyInstance, { operations, faults, requests }: Control, shapes: Shapes): void {
  app.get('/control/faults', () => faults.list());
  app.put<{ Body: GivenRule }>('/control/faults', { schema: { body: shapes.fault } }, async ({ body }, reply) => {
    demandRule(operations, body);
    const { fault, ...rule } = body;
    if (fault === null) faults.clear(rule.service);
    else faults.set({ ...rule, fault });
    return reply.status(204).send();
  });
  app.delete('/control/faults', async (_request, reply) => {
    faults.clear();
    return reply.status(204).send();
  });
  app.get<{ Querystring: { service?: string; operation?: string } }>(
    '/control/requests',
    { schema: { querystring: shapes.requests } },
    ({ query: { service, operation } }) => {
      const seen = requests.list(service);
      if (operation === undefined) return seen;
      if (service === undefined) throw new Problem(400, 'invalid_value', '`operation` needs its `service`.');
      demandOperation(operations, service, operation);
      return seen.filter((request) => request.operation === operation);
    },
  );
  app.delete('/control/requests', async (_request, reply) => {
    requests.clear();
    return reply.status(204).send();
  });
}

/** Registers the endpoints of the data, of the clock and of the jobs. */
function stateRoutes(app: FastifyInstance, { control, db, now, reset, clock }: ControlOptions, shapes: Shapes): void {
  for (const jobs of ['exports', 'imports'] as const)
    app.put<{ Body: { held?: boolean; failing?: boolean } }>(
      `/control/${jobs}`,
      { schema: { body: shapes.jobs } },
      async ({ body }, reply) => {
        control[jobs].set(body);
        return reply.status(204).send();
      },
    );
  app.post<{ Params: { kind: string }; Body: object | readonly object[] }>(
    '/control/entities/:kind',
    { schema: { body: shapes.entity } },
    async ({ params: { kind }, body }, reply) => {
      if (!isKind(kind)) throw new Problem(404, 'path_not_found', `There are ${kindNames.join(', ')}.`);
      if (control.mode.stubs)
        throw new Problem(
          409,
          'invalid_value',
          'With stubs nobody reads entities: program an answer, or reset without.',
        );
      const added = await addEntities(kind, db, [body].flat(), now());
      return reply.status(201).send(Array.isArray(body) ? added : added[0]);
    },
  );
  app.post<{ Body: ResetWish }>('/control/reset', { schema: { body: shapes.reset } }, async ({ body }, reply) => {
    const { payments = 0, stubs = control.mode.stubs } = body;
    if (stubs && payments > 0) throw new Problem(400, 'invalid_value', 'With stubs nobody reads payments.');
    if (clock && clock.ahead() !== 0) await clock.setAhead(0);
    await reset(body);
    return reply.status(204).send();
  });
  if (clock !== undefined) {
    app.get('/control/clock', () => ({ advance: clock.ahead() }));
    app.put<{ Body: { advance: number } }>(
      '/control/clock',
      { schema: { body: shapes.clock } },
      async ({ body: { advance } }, reply) => {
        await clock.setAhead(advance);
        return reply.status(204).send();
      },
    );
  }
}

/** Registers the control endpoints, for other processes. */
export function controlRoutes(app: FastifyInstance, switched: ControlOptions): void {
  const { control, services, signIn, clock } = switched;
  const shapes = bodies(services);
  app.get('/control/openapi.json', () => controlDocument(services, clock !== undefined));
  app.get('/control/operations', () =>
    Object.fromEntries([...control.operations].map(([service, known]) => [service, [...known]])),
  );
  requestRoutes(app, control, shapes);
  stateRoutes(app, switched, shapes);
  if (signIn !== undefined)
    app.post<{ Body: TokenWish }>('/control/tokens', { schema: { body: shapes.token } }, async ({ body }) => {
      if ((body.username ?? body.permissions ?? body.roles) === undefined)
        throw new Problem(400, 'invalid_value', 'A person is given by `username`, `permissions` or `roles`.');
      return {
        access_token: await issueRequestedToken(signIn, body),
        token_type: 'Bearer',
        expires_in: body.expiresIn ?? 300,
      };
    });
}
