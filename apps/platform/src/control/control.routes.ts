import { createHash, randomUUID } from 'node:crypto';
import type { Fault, FaultRule, ResetWish, TokenWish } from '@backoffice/test-kit';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { Problem } from '../shared/problem.ts';
import { demoUsers, heldRoles, isRole, rolesGranting, type SignIn } from '../sign-in/index.ts';
import type { Control } from './control.ts';
import { entityKinds } from './entities.ts';
import { bodies, controlDocument } from './openapi.ts';

/** Parts of the platform that the switches turn. */
interface Switched {
  readonly control: Control;
  readonly db: Database;
  readonly now: () => Date;
  readonly services: readonly string[];
  /** Absent where people sign in elsewhere: then there are no tokens. */
  readonly signIn: SignIn | undefined;
  readonly reset: (wish: ResetWish) => Promise<void>;
}

/** The same person under the same name; without one, somebody else each time. */
const subjectOf = ({ username }: TokenWish): string =>
  username === undefined ? randomUUID() : createHash('sha256').update(username).digest('hex').slice(0, 32);

/** Issues a token of a person of the demonstration, or of anybody with chosen permissions. */
export const issueWished = (signIn: SignIn, wish: TokenWish): Promise<string> => {
  const { username = 'alguien', permissions = [], roles = [], expiresIn } = wish;
  const unknown = roles.find((role) => !isRole(role));
  if (unknown !== undefined)
    throw new Problem(400, 'invalid_value', `There is no role ${unknown}.`, { fields: { roles: 'not in the realm' } });
  const lifetime = expiresIn === undefined ? {} : { expiresIn };
  const isKnown = demoUsers.some((user) => user.username === username);
  if (isKnown && wish.permissions === undefined && wish.roles === undefined)
    return signIn.issueToken(username, lifetime);
  const held = heldRoles([...roles, ...rolesGranting(permissions)]);
  const name = { preferred_username: username, name: username, given_name: username, family_name: '' };
  const person = isKnown ? {} : { ...name, sub: subjectOf(wish), email: `${username}@backoffice.example` };
  const claims = { ...person, realm_access: { roles: held } };
  return signIn.issueToken(isKnown ? username : 'sinpermisos', { claims, ...lifetime });
};

/** Registers the switches as HTTP endpoints, for other processes. */
export function controlRoutes(app: FastifyInstance, switched: Switched): void {
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
  app.post<{ Params: { kind: string }; Body: Readonly<Record<string, unknown>> }>(
    '/control/entities/:kind',
    { schema: { body: shapes.entity } },
    async ({ params: { kind }, body }, reply) => {
      const add = Object.hasOwn(entityKinds, kind) ? entityKinds[kind] : undefined;
      if (add === undefined)
        throw new Problem(404, 'path_not_found', `There are ${Object.keys(entityKinds).join(', ')}.`);
      return reply.status(201).send(await add(db, body, now()));
    },
  );
  app.post<{ Body: ResetWish }>('/control/reset', { schema: { body: shapes.reset } }, async ({ body }, reply) => {
    await reset(body);
    return reply.status(204).send();
  });
  if (signIn !== undefined)
    app.post<{ Body: TokenWish }>('/control/tokens', { schema: { body: shapes.token } }, async ({ body }) => ({
      access_token: await issueWished(signIn, body),
      token_type: 'Bearer',
      expires_in: body.expiresIn ?? 300,
    }));
}

/** @throws Problem for an operation that the service's contract does not have, with those that it has */
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
