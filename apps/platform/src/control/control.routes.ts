import { createHash, randomUUID } from 'node:crypto';
import type { Fault, FaultRule, ResetWish, TokenWish } from '@backoffice/test-kit';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { Problem } from '../shared/problem.ts';
import { demoUsers, heldRoles, isRole, rolesGranting, type SignIn } from '../sign-in/index.ts';
import type { Control } from './control.ts';
import { addEntities, isKind, kindNames } from './entities.ts';
import { bodies, controlDocument } from './openapi.ts';

/** Parts of the platform that the control endpoints use. */
interface ControlOptions {
  readonly control: Control;
  readonly db: Database;
  readonly now: () => Date;
  readonly services: readonly string[];
  /** Absent when people sign in elsewhere. Then no tokens can be issued. */
  readonly signIn: SignIn | undefined;
  readonly reset: (wish: ResetWish) => Promise<void>;
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
  const unknown = roles.find((role) => !isRole(role));
  if (unknown !== undefined)
    throw new Problem(400, 'invalid_value', `There is no role ${unknown}.`, { fields: { roles: 'not in the realm' } });
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

/** Registers the control endpoints, for other processes. */
export function controlRoutes(app: FastifyInstance, switched: ControlOptions): void {
  const { control, db, now, services, signIn, reset } = switched;
  const { faults, requests } = control;
  const shapes = bodies(services);
  app.get('/control/openapi.json', () => controlDocument(services));
  app.get('/control/operations', () =>
    Object.fromEntries([...control.operations].map(([service, known]) => [service, [...known]])),
  );
  app.get('/control/faults', () => faults.list());
  app.put<{ Body: Omit<FaultRule, 'fault'> & { readonly fault: Fault | null } }>(
    '/control/faults',
    { schema: { body: shapes.fault } },
    async ({ body: { fault, ...rule } }, reply) => {
      if (rule.path !== undefined && !isPattern(rule.path))
        throw new Problem(400, 'invalid_value', '`path` is not a pattern.', { fields: { path: 'not a pattern' } });
      demandOperation(control, rule);
      if (fault === null) faults.clear(rule.service);
      else faults.set({ ...rule, fault });
      return reply.status(204).send();
    },
  );
  app.delete('/control/faults', async (_request, reply) => {
    faults.clear();
    return reply.status(204).send();
  });
  for (const jobs of ['exports', 'imports'] as const)
    app.put<{ Body: { held?: boolean; failing?: boolean } }>(
      `/control/${jobs}`,
      { schema: { body: shapes.jobs } },
      async ({ body }, reply) => {
        control[jobs].set(body);
        return reply.status(204).send();
      },
    );
  app.get<{ Querystring: { service?: string } }>('/control/requests', ({ query }) => requests.list(query.service));
  app.delete('/control/requests', async (_request, reply) => {
    requests.clear();
    return reply.status(204).send();
  });
  app.post<{ Params: { kind: string }; Body: object | readonly object[] }>(
    '/control/entities/:kind',
    { schema: { body: shapes.entity } },
    async ({ params: { kind }, body }, reply) => {
      if (!isKind(kind)) throw new Problem(404, 'path_not_found', `There are ${kindNames.join(', ')}.`);
      const added = await addEntities(kind, db, [body].flat(), now());
      return reply.status(201).send(Array.isArray(body) ? added : added[0]);
    },
  );
  app.post<{ Body: ResetWish }>('/control/reset', { schema: { body: shapes.reset } }, async ({ body }, reply) => {
    await reset(body);
    return reply.status(204).send();
  });
  if (signIn !== undefined)
    app.post<{ Body: TokenWish }>('/control/tokens', { schema: { body: shapes.token } }, async ({ body }) => ({
      access_token: await issueRequestedToken(signIn, body),
      token_type: 'Bearer',
      expires_in: body.expiresIn ?? 300,
    }));
}

/** @throws Problem for an operation that the contract does not have; it lists the known ones */
function demandOperation({ operations }: Control, { service, operation }: Omit<FaultRule, 'fault'>): void {
  const known = operations.get(service) ?? new Set();
  if (operation === undefined || known.has(operation)) return;
  const detail = `There is no ${operation} in ${service}. There are: ${[...known].join(', ')}.`;
  throw new Problem(400, 'invalid_value', detail, { fields: { operation: 'not in the contract' } });
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
