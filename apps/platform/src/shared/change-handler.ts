import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { ifMatch } from './change.ts';
import type { Documents } from './documents.ts';
import { newId } from './new-id.ts';
import { Problem, type RefusalCode } from './problem.ts';
import type { ById, ServiceTools } from './service-tools.ts';

/** Context of a change. */
export interface ChangeTools {
  /** Timestamp of the change. */
  readonly now: string;
  readonly newId: () => string;
  /** Transaction of the change, for what it writes to other tables. */
  readonly tx: Database;
}

/** Result of a change: the new entity, and the response when it differs from the entity. */
type ChangedEntity<Entity> = Entity | readonly [after: Entity, answer: object];

/** Request for a change of the entity with the path parameter `:id`. */
type ChangeRequest<Params extends ById['Params'], Body> = FastifyRequest & {
  readonly params: Params;
  readonly body: Body;
};

/** Returns the changed entity for a request. */
type Apply<Entity, Params extends ById['Params'], Body> = (
  entity: Entity,
  tools: ChangeTools,
  request: ChangeRequest<Params, Body>,
) => ChangedEntity<Entity> | Promise<ChangedEntity<Entity>>;

/** Repository of entities that change. With versions, `replace` stores a new version. */
interface Changeable<Entity> extends Pick<Documents<Entity>, 'forChange' | 'update'> {
  readonly replace?: (before: Entity, after: Entity, at: string) => Promise<Entity>;
}

/** Options for the changes of one kind of entity. */
interface ChangedKind<Entity> {
  readonly documents: (db: Database) => Changeable<Entity>;
  /** Refuses a request with an `If-Match` that is not the current version. A request without it passes. */
  readonly checksVersion?: boolean;
  /** Throws a Problem when the entity cannot be changed at all. */
  readonly refuse?: (entity: Entity) => void;
  /** Converts the entity to the response. When absent, the entity is the response. */
  readonly toAnswer?: (entity: Entity) => object;
}

/** Route handler of a change. */
type ChangeHandler<Params extends ById['Params'], Body> = (
  request: ChangeRequest<Params, Body>,
  reply: FastifyReply,
) => Promise<FastifyReply>;

const isPair = <Entity>(made: ChangedEntity<Entity>): made is readonly [Entity, object] => Array.isArray(made);

/** Creates a factory of route handlers for changes. When the entity is returned unchanged, the entity is not stored. */
export const createChangeHandler =
  <Entity extends object>(
    { now, runChange }: Pick<ServiceTools, 'now' | 'runChange'>,
    { documents, checksVersion = false, refuse, toAnswer }: ChangedKind<Entity>,
  ) =>
  <Params extends ById['Params'], Body>(apply: Apply<Entity, Params, Body>): ChangeHandler<Params, Body> =>
  (request, reply) =>
    runChange(request, reply, async (tx) => {
      const entities = documents(tx);
      const before = await entities.forChange(request.params.id, checksVersion ? ifMatch(request) : undefined);
      refuse?.(before);
      const at = now().toISOString();
      const made = await apply(before, { now: at, newId, tx }, request);
      const [after, answer] = isPair(made) ? made : [made, undefined];
      const stored = after === before ? before : await store(entities, before, after, at);
      return { status: 200, body: answer ?? toAnswer?.(stored) ?? stored };
    });

async function store<Entity>(entities: Changeable<Entity>, before: Entity, after: Entity, at: string): Promise<Entity> {
  if (entities.replace) return entities.replace(before, after, at);
  await entities.update(after);
  return after;
}

/** Creates a factory of route handlers for changes with a rule each. The rule returns the code of a refusal. */
export const createRuledChangeHandler =
  <Entity extends { readonly status: string }, Name extends string>(
    tools: ServiceTools,
    kind: Omit<ChangedKind<Entity>, 'refuse'>,
    refuse: (name: Name, entity: Entity, now: Date) => RefusalCode | undefined,
  ) =>
  <Params extends ById['Params'], Body>(name: Name, apply: Apply<Entity, Params, Body>): ChangeHandler<Params, Body> =>
    createChangeHandler<Entity>(
      tools,
      kind,
    )((entity, own, request: ChangeRequest<Params, Body>) => {
      const refusal = refuse(name, entity, tools.now());
      if (refusal !== undefined) throw new Problem(409, refusal, `${name} is refused in status ${entity.status}.`);
      return apply(entity, own, request);
    });
