import { gone, refusedByRule, stale, type ChangeErrorParent } from '../../changes/change-error.ts';
import {
  perform,
  refused,
  type Changed,
  type ChangeDomain,
  type ChangeHeaders,
  type ChangeNotes,
  type ChangeSteps,
  type MadeChange,
  type OnceHeaders,
} from '../../changes/perform.ts';
import type { ChangeRun } from '../../changes/change-keys.ts';
import type { GatewayContext } from '../../context.ts';
import { GatewayError, inputError } from '../../errors/gateway-error.ts';
import type { ChangeInput, OnceInput } from '../../api/schema-types.generated.ts';
import type { DerivedVersion } from '../source/derived-version.ts';
import { notSeen } from '../shared-refusals.texts.ts';
import type { Actions } from './action-rules.ts';

type Sources = GatewayContext['sources'];

/** Part of GraphQL's resolve info: the name of the mutation in the schema, not its alias. */
export interface MutationInfo {
  readonly fieldName: string;
}

type MutationResolver<Args, Payload> = (
  root: unknown,
  args: Args,
  context: GatewayContext,
  info: MutationInfo,
) => Promise<Payload>;

/**
 * Checks the arguments and converts them to the body of the call.
 * @throws GatewayError for invalid arguments
 */
type ToBody<Args, Body> = (args: Args, context: GatewayContext) => Body;

interface AnsweringDomain<Entity, Payload, Result> extends ChangeDomain {
  readonly payload: (changed: Changed<Entity, Result>) => Payload;
}

/** Arguments of a mutation on an entity without versions. */
export interface OnceArguments {
  readonly once: OnceInput;
}

/** Creates the mutation builder of a domain whose entities have no versions. */
export const unversioned =
  <Entity, Payload, Result = never>({ payload, ...domain }: AnsweringDomain<Entity, Payload, Result>) =>
  <Args extends OnceArguments, Body>(
    toBody: ToBody<Args, Body>,
    stepsOf: (args: Args, context: GatewayContext) => Pick<ChangeSteps<Entity, Body, Result>, 'check' | 'send'>,
  ): MutationResolver<Args, Payload> =>
  async (_root, args, context, { fieldName: operation }) => {
    const steps = { body: () => toBody(args, context), ...stepsOf(args, context) };
    return payload(await perform(context, { ...domain, operation, args }, steps));
  };

/** Entity with its version. A derived version also has the fields that the dialog of the change shows (`shown`). */
type Seen = Pick<DerivedVersion, 'version'> & Partial<Pick<DerivedVersion, 'shown'>>;

/**
 * Returns whether the entity has another version than the given one.
 * @throws GatewayError when the service answered without a version: a comparison with nothing would look like a
 * conflict
 */
const isStale = (entity: Seen, version: number): boolean => {
  if (!Number.isInteger(entity.version)) throw new GatewayError('SERVICE_BAD_ANSWER');
  return entity.version !== version;
};

type WasShown = ChangeRun['wasShown'];

/**
 * Records the fields that the dialog of the change shows, and returns whether the person saw them. A sent change may
 * have moved the version itself. Its retry compares the steady fields, and also the version while the state has not
 * moved. An entity with a version from its service has no such fields: its retry passes, and the service decides.
 * @param wasShown undefined when the change was certainly not sent
 */
const isAsSeen = (notes: ChangeNotes, entity: Seen, version: number, wasShown: WasShown | undefined): boolean => {
  notes.shown = entity.shown?.();
  if (wasShown === undefined) return !isStale(entity, version);
  const [steady, withState] = notes.shown ?? [];
  if (wasShown(steady) === false) return false;
  return wasShown(withState) !== true || !isStale(entity, version);
};

/**
 * Creates a check that records the entity before the change, and refuses a stale version. A missing entity passes: an
 * earlier attempt with the same key may have deleted it, so the service reports it.
 * @param given version of the client; the schema keeps it optional for older releases, but the check requires it
 */
export const unlessStale =
  <Entity extends Seen>(notes: ChangeNotes, given: number | null | undefined, read: () => Promise<Entity | null>) =>
  async (wasSent: boolean, wasShown: WasShown): Promise<Changed<Entity> | undefined> => {
    const version = requireSeen('version', given);
    const entity = await read();
    if (!wasSent) notes.before = entity;
    const isSeen = entity === null || isAsSeen(notes, entity, version, wasSent ? wasShown : undefined);
    return isSeen ? undefined : refused(stale, entity);
  };

/**
 * Returns an argument about the content that the person saw. The schema keeps it optional for older releases.
 * @throws GatewayError that names the argument when it is missing
 */
export const requireSeen = <Value>(name: string, value: Value | null | undefined): Value => {
  if (value == null) throw inputError(name, notSeen, 'REQUIRED');
  return value;
};

/** Arguments of a mutation on an entity with versions. */
export interface ChangeArguments {
  readonly change: ChangeInput;
}

interface VersionedDomain<Entity, Action extends string, Payload, Result, Id> extends AnsweringDomain<
  Entity,
  Payload,
  Result
> {
  readonly actions: Pick<Actions<Entity, Action, string>, 'refusal' | 'barrier'>;
  /** Reads the current entity; null when there is none. */
  readonly read: (sources: Sources, id: Id) => Promise<Entity | null>;
}

/** Steps of a change of an entity: the action whose rule is checked, and the call. */
interface VersionedSteps<Entity, Action, Body, Result, Id> {
  readonly id: Id;
  readonly action: Action;
  /**
   * Refuses by the arguments or by another entity, beyond the rule of the action. It is skipped once the change was
   * sent.
   */
  readonly refuse?: (entity: Entity) => Promise<ChangeErrorParent | undefined>;
  /**
   * Refuses the change to this person only; another person may make it. It is checked at every attempt, retries too.
   */
  readonly refusePerson?: (entity: Entity) => Promise<ChangeErrorParent | undefined>;
  readonly send: (body: Body, headers: ChangeHeaders) => Promise<MadeChange<Entity, Result>>;
}

const noRefusal = () => Promise.resolve(undefined);

/** Creates the mutation builder of a domain whose entities have versions. */
export const versionedSteps =
  <Entity extends Seen, Action extends string, Payload, Result = never, Id = string>({
    actions,
    read,
    payload,
    ...domain
  }: VersionedDomain<Entity, Action, Payload, Result, Id>) =>
  <Args extends ChangeArguments, Body>(
    toBody: ToBody<Args, Body>,
    stepsOf: (args: Args, context: GatewayContext) => VersionedSteps<Entity, Action, Body, Result, Id>,
  ): MutationResolver<Args, Payload> =>
  async (_root, args, context, { fieldName: operation }) => {
    const { sources, asker, notes } = context;
    const { id, action, refuse = noRefusal, refusePerson = noRefusal, send } = stepsOf(args, context);
    const { version } = args.change;
    const current = () => read(sources, id);

    const check = async (wasSent: boolean, wasShown: WasShown): Promise<Changed<Entity> | undefined> => {
      const entity = await current();
      // a missing record proves nothing about a change that was sent
      if (entity === null && wasSent) throw new GatewayError('NOT_FOUND');
      if (entity === null) return refused(gone);
      if (!wasSent) notes.before = entity;
      if (!isAsSeen(notes, entity, version, wasSent ? wasShown : undefined)) return refused(stale, entity);
      // a change that was sent may have moved version and state itself, but not the person
      const refusal = actions[wasSent ? 'barrier' : 'refusal'](action, entity, asker());
      if (refusal) return refused(refusedByRule(refusal), entity);
      const refusedNow = (wasSent ? undefined : await refuse(entity)) ?? (await refusePerson(entity));
      return refusedNow && refused(refusedNow, entity);
    };

    const steps = {
      body: () => toBody(args, context),
      check,
      send: (body: Body, once: OnceHeaders) => send(body, { ...once, ifMatch: version }),
      current,
    };
    return payload(await perform(context, { ...domain, operation, args }, steps));
  };

/** Arguments of a mutation on one entity with versions. */
export interface ArgumentsOfOne extends ChangeArguments {
  readonly id: string;
}

/** Refuses a change for a reason that the rule of the action cannot check. */
export type Refuse<Entity, Given> = (
  entity: Entity,
  context: GatewayContext,
  args: Given,
) => Promise<ChangeErrorParent | undefined>;

/** Refusals beside the rule of an action; see `VersionedSteps`. */
export interface Refusals<Entity, Given> {
  readonly refuse?: Refuse<Entity, Given>;
  readonly refusePerson?: Refuse<Entity, Given>;
}

/** Method of a source that makes a change. */
export type Call<Body, Answer> = (id: string, body: Body, headers: ChangeHeaders) => Promise<Answer>;

/** Creates the mutation builder of a domain with versions, for mutations of one entity whose call returns it. */
export const versioned = <Entity extends Seen, Action extends string, Payload, Result = never>(
  domain: VersionedDomain<Entity, Action, Payload, Result, string>,
) => {
  const mutation = versionedSteps(domain);
  return <Given, Body>(
    action: Action,
    toBody: (given: Given) => Body,
    call: (sources: Sources) => Call<Body, Entity | null>,
    refusals: Refusals<Entity, Given> = {},
  ): MutationResolver<Given & ArgumentsOfOne, Payload> =>
    mutation(
      (args: Given & ArgumentsOfOne) => toBody(args),
      (args, context) => ({
        id: args.id,
        action,
        refuse: async (entity: Entity) => refusals.refuse?.(entity, context, args),
        refusePerson: async (entity: Entity) => refusals.refusePerson?.(entity, context, args),
        send: async (body, headers) => ({ entity: await call(context.sources)(args.id, body, headers) }),
      }),
    );
};
