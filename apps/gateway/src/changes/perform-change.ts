import { staleOrMade } from '../errors/catalogue.texts.ts';
import type { ChangeInput } from '../graphql/schema-types.generated.ts';
import type { FieldNames } from './change-error.ts';
import {
  conflict,
  gone,
  performOnce,
  refused,
  refusedByRule,
  type Changed,
  type OnceHeaders,
  type OnceRequest,
} from './perform-once.ts';

/** What goes along with a change. */
export interface ChangeHeaders extends OnceHeaders {
  readonly ifMatch: number;
}

/** Who asks for what. */
export interface ChangeRequest<Entity, Result> extends Omit<OnceRequest<Entity, Result>, 'key' | 'args'> {
  readonly args: { readonly change: ChangeInput };
}

/** Why a rule refuses, for the operator. */
interface RuleRefusal {
  readonly code: string;
  readonly message: string;
}

/** The steps in which changes differ. */
export interface ChangeSteps<Entity, Body, Result> {
  /** Checks the arguments and makes the service's body of them. Throws InputError. */
  readonly body: () => Body;
  /** The entity as it is now; null when there is none. */
  readonly read: () => Promise<Entity | null>;
  /** Why it may not be done, by the rule that the screen was shown. */
  readonly refusal: (entity: Entity) => RuleRefusal | undefined;
  /** The part of that rule that asks nothing but the person. */
  readonly barrier: (entity: Entity) => RuleRefusal | undefined;
  readonly send: (body: Body, headers: ChangeHeaders) => Promise<{ entity: Entity | null; result: Result }>;
  /** Fields of the body that a service may refuse, by the names of the arguments. */
  readonly fieldNames: FieldNames;
}

/** Performs a change of a versioned entity: checks the version that the person saw and the rule of the action. */
export const performChange = <Entity extends { readonly version: number }, Body, Result>(
  request: ChangeRequest<Entity, Result>,
  steps: ChangeSteps<Entity, Body, Result>,
): Promise<Changed<Entity, Result>> => {
  const { idempotencyKey, version } = request.args.change;

  const refuse = async (wasSent: boolean): Promise<Changed<Entity, Result> | undefined> => {
    const entity = await steps.read();
    if (entity === null) return refused(gone);
    if (!wasSent) request.notes.before = entity;
    // what was sent may have moved version and state itself, but not the person
    if (!wasSent && entity.version !== version) return refused(conflict('version_stale', staleOrMade), entity);
    const refusal = wasSent ? steps.barrier(entity) : steps.refusal(entity);
    return refusal && refused(refusedByRule(refusal), entity);
  };

  return performOnce(
    { ...request, key: { name: 'change.idempotencyKey', value: idempotencyKey } },
    {
      body: steps.body,
      refuse,
      send: (body, headers) => steps.send(body, { ...headers, ifMatch: version }),
      current: steps.read,
      fieldNames: steps.fieldNames,
    },
  );
};
