import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { ifMatch } from './change.ts';
import type { Documents } from './documents.ts';
import { newId } from './new-id.ts';
import { Problem, type RefusalCode } from './problem.ts';
import type { ById, ServiceTools } from './service-tools.ts';

/** Tools of a change. */
export interface ChangeTools {
  /** The moment of the change. */
  readonly now: string;
  readonly newId: () => string;
  /** The transaction of the change, for what it writes beside the entity. */
  readonly tx: Database;
}

/** Result of a change: the new entity, and the response where that is not the entity. */
type Made<Entity> = Entity | readonly [after: Entity, answer: object];

/** A request for a change of the entity that the path names by `:id`. */
type ChangeRequest<Params extends ById['Params'], Body> = FastifyRequest & {
  readonly params: Params;
  readonly body: Body;
};

/** Makes an entity of an entity, as a request asks. */
type Apply<Entity, Params extends ById['Params'], Body> = (
  entity: Entity,
  tools: ChangeTools,
  request: ChangeRequest<Params, Body>,
) => Made<Entity> | Promise<Made<Entity>>;

/** Repository of entities that change; with versions, a new one takes the place of the one before. */
interface Changeable<Entity> extends Pick<Documents<Entity>, 'forChange' | 'update'> {
  readonly replace?: (before: Entity, after: Entity, at: string) => Promise<Entity>;
}

/** Definition of the changes of one kind of entity. */
interface ChangedKind<Entity> {
  readonly documents: (db: Database) => Changeable<Entity>;
  /** Honours `If-Match`: a person who saw another version is refused. */
  readonly seenVersion?: boolean;
  /** Throws a Problem when nothing may change the entity. */
  readonly refuse?: (entity: Entity) => void;
  /** Makes the response; the entity itself when absent. */
  readonly answered?: (entity: Entity) => object;
}

/** Route handler of a change. */
type Changing<Params extends ById['Params'], Body> = (
  request: ChangeRequest<Params, Body>,
  reply: FastifyReply,
) => Promise<FastifyReply>;

const isPair = <Entity>(made: Made<Entity>): made is readonly [Entity, object] => Array.isArray(made);

/** Creates the function that makes route handlers of changes: without a difference nothing is stored. */
export const changing =
  <Entity extends object>(
    { now, runChange }: Pick<ServiceTools, 'now' | 'runChange'>,
    { documents, seenVersion = false, refuse, answered }: ChangedKind<Entity>,
  ) =>
  <Params extends ById['Params'], Body>(apply: Apply<Entity, Params, Body>): Changing<Params, Body> =>
  (request, reply) =>
    runChange(request, reply, async (tx) => {
      const entities = documents(tx);
      const before = await entities.forChange(request.params.id, seenVersion ? ifMatch(request) : undefined);
      refuse?.(before);
      const at = now().toISOString();
      const made = await apply(before, { now: at, newId, tx }, request);
      const [after, answer] = isPair(made) ? made : [made, undefined];
      const stored = after === before ? before : await store(entities, before, after, at);
      return { status: 200, body: answer ?? answered?.(stored) ?? stored };
    });

async function store<Entity>(entities: Changeable<Entity>, before: Entity, after: Entity, at: string): Promise<Entity> {
  if (entities.replace) return entities.replace(before, after, at);
  await entities.update(after);
  return after;
}

/** Creates the function that makes route handlers of changes with a rule each; the rule gives the code of a refusal. */
export const changingByRule =
  <Entity extends { readonly status: string }, Name extends string>(
    tools: ServiceTools,
    kind: Omit<ChangedKind<Entity>, 'refuse'>,
    refuse: (name: Name, entity: Entity, now: Date) => RefusalCode | undefined,
  ) =>
  <Params extends ById['Params'], Body>(name: Name, apply: Apply<Entity, Params, Body>): Changing<Params, Body> =>
    changing<Entity>(
      tools,
      kind,
    )((entity, own, request: ChangeRequest<Params, Body>) => {
      const refusal = refuse(name, entity, tools.now());
      if (refusal !== undefined) throw new Problem(409, refusal, `${name} is refused in status ${entity.status}.`);
      return apply(entity, own, request);
    });
