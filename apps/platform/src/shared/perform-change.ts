import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { ifMatch } from './change.ts';
import { newId } from './new-id.ts';
import { Problem, type RefusalCode } from './problem.ts';
import type { VersionedDocuments } from './versioned-documents.ts';
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

/** Makes an entity of an entity. */
export type Apply<Entity> = (entity: Entity, tools: ChangeTools) => Made<Entity> | Promise<Made<Entity>>;

interface ChangedDomain<Entity, Name> {
  readonly documents: (db: Database) => VersionedDocuments<Entity>;
  /** Reason of a refusal, as the `extended_code` of the response. */
  readonly refuse: (name: Name, entity: Entity, now: Date) => RefusalCode | undefined;
}

/** Makes a change by its name, for a request with the id of the entity. */
export type Perform<Entity, Name> = (
  request: FastifyRequest<ById>,
  reply: FastifyReply,
  name: Name,
  apply: Apply<Entity>,
) => Promise<FastifyReply>;

const isPair = <Entity>(made: Made<Entity>): made is readonly [Entity, object] => Array.isArray(made);

/** Creates the function that makes changes: the rule refuses, or a new version is stored; without a difference none is. */
export const createPerform =
  <Entity extends { readonly status: string }, Name extends string>(
    { now, runChange }: ServiceTools,
    { documents, refuse }: ChangedDomain<Entity, Name>,
  ): Perform<Entity, Name> =>
  (request, reply, name, apply) =>
    runChange(request, reply, async (tx) => {
      const entities = documents(tx);
      const entity = await entities.forChange(request.params.id, ifMatch(request));
      const refusal = refuse(name, entity, now());
      if (refusal !== undefined) throw new Problem(409, refusal, `${name} is refused in status ${entity.status}.`);
      const at = now().toISOString();
      const made = await apply(entity, { now: at, newId, tx });
      const [after, answer] = isPair(made) ? made : [made, undefined];
      const stored = after === entity ? entity : await entities.replace(entity, after, at);
      return { status: 200, body: answer ?? stored };
    });
