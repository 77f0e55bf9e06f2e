import { gone, refusedByRule, stale, type ChangeErrorParent } from '../../changes/change-error.ts';
import {
  perform,
  refused,
  type Changed,
  type ChangeDomain,
  type ChangeHeaders,
  type ChangeNotes,
  type ChangeSteps,
  type Made,
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

/** Gives the name of the mutation, whatever the document calls it. */
export interface MutationInfo {
  readonly fieldName: string;
}

type MutationResolver<Args, Payload> = (
  root: unknown,
  args: Args,
  context: GatewayContext,
  info: MutationInfo,
) => Promise<Payload>;

/** Checks the arguments and makes the service's body of them. Throws GatewayError. */
type ToBody<Args, Body> = (args: Args, context: GatewayContext) => Body;

interface AnsweringDomain<Entity, Payload, Result> extends ChangeDomain {
  readonly payload: (changed: Changed<Entity, Result>) => Payload;
}

/** Arguments of a mutation on what has none. */
export interface OnceArguments {
  readonly once: OnceInput;
}

/** Creates the builder of a domain's mutations on what has no versions. */
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

/** A record as its screens show it, with a version. A derived version comes with the content of the confirmation. */
type Seen = Pick<DerivedVersion, 'version'> & Partial<Pick<DerivedVersion, 'shown'>>;

/**
 * Refuses to compare a version that is none: the person's would be reported as one that moved on.
 * @throws GatewayError
 */
const isStale = (entity: Seen, version: number): boolean => {
  if (!Number.isInteger(entity.version)) throw new GatewayError('SERVICE_BAD_ANSWER');
  return entity.version !== version;
};

type IsAsSent = ChangeRun['isAsSent'];

/**
 * Notes what was shown of a thing, and returns whether that is what the person saw. Once a change was sent, it may have moved
 * the version itself: then its steady content alone is compared, unless the state is still what it was.
 * @param isAsSent undefined where the change has certainly not been sent
 */
const isAsSeen = (notes: ChangeNotes, entity: Seen, version: number, isAsSent: IsAsSent | undefined): boolean => {
  notes.shown = entity.shown?.();
  if (isAsSent === undefined) return !isStale(entity, version);
  const [steady, withState] = notes.shown ?? [];
  if (isAsSent(steady) === false) return false;
  return isAsSent(withState) !== true || !isStale(entity, version);
};

/**
 * Notes a thing as it is before, and refuses a version that the person no longer sees. What is not there is the service's
 * to report: under the same key it may have been deleted already.
 * @param given optional in the schema for clients of a release that sent none, and refused without a number
 */
export const unlessStale =
  <Entity extends Seen>(notes: ChangeNotes, given: number | null | undefined, read: () => Promise<Entity | null>) =>
  async (wasSent: boolean, isAsSent: IsAsSent): Promise<Changed<Entity> | undefined> => {
    const version = seen('version', given);
    const entity = await read();
    if (!wasSent) notes.before = entity;
    const isSeen = entity === null || isAsSeen(notes, entity, version, wasSent ? isAsSent : undefined);
    return isSeen ? undefined : refused(stale, entity);
  };

/**
 * An argument that says what the person saw, and that the schema of an earlier release did not have.
 * @throws GatewayError that names it where it is missing
 */
export const seen = <Value>(name: string, value: Value | null | undefined): Value => {
  if (value == null) throw inputError(name, notSeen, 'REQUIRED');
  return value;
};

/** Arguments of a mutation on what has versions. */
export interface ChangeArguments {
  readonly change: ChangeInput;
}

interface VersionedDomain<Entity, Action extends string, Payload, Result, Id> extends AnsweringDomain<
  Entity,
  Payload,
  Result
> {
  readonly actions: Pick<Actions<Entity, Action, string>, 'refusal' | 'barrier'>;
  /** The entity as it is now; null when there is none. */
  readonly read: (sources: Sources, id: Id) => Promise<Entity | null>;
}

/** A change of an entity: the action whose rule it asks, and how to send it. */
interface VersionedSteps<Entity, Action, Body, Result, Id> {
  readonly id: Id;
  readonly action: Action;
  /** Refuses what no rule of the entity alone can: by the arguments, or by another entity. Not asked of what was sent. */
  readonly refuse?: (entity: Entity) => Promise<ChangeErrorParent | undefined>;
  /** Refuses the change to this person alone: another person may make it. Asked for every attempt, repeated ones too. */
  readonly refusePerson?: (entity: Entity) => Promise<ChangeErrorParent | undefined>;
  readonly send: (body: Body, headers: ChangeHeaders) => Promise<Made<Entity, Result>>;
}

const noRefusal = () => Promise.resolve(undefined);

/** Creates the builder of a domain's mutations on versioned entities. */
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

    const check = async (wasSent: boolean, isAsSent: IsAsSent): Promise<Changed<Entity> | undefined> => {
      const entity = await current();
      // a record that cannot be found any more proves nothing about a change that was sent
      if (entity === null && wasSent) throw new GatewayError('NOT_FOUND');
      if (entity === null) return refused(gone);
      if (!wasSent) notes.before = entity;
      if (!isAsSeen(notes, entity, version, wasSent ? isAsSent : undefined)) return refused(stale, entity);
      // what was sent may have moved version and state itself, but not the person
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

/** Arguments of a mutation on one thing that has versions. */
export interface ArgumentsOfOne extends ChangeArguments {
  readonly id: string;
}

/** Refuses a change of an entity for what its rule alone does not know. */
export type Refuse<Entity, Given> = (
  entity: Entity,
  context: GatewayContext,
  args: Given,
) => Promise<ChangeErrorParent | undefined>;

/** Refusals beside the rule of an action, as in its steps. */
export interface Refusals<Entity, Given> {
  readonly refuse?: Refuse<Entity, Given>;
  readonly refusePerson?: Refuse<Entity, Given>;
}

/** A change as a source offers it. */
export type Call<Body, Answer> = (id: string, body: Body, headers: ChangeHeaders) => Promise<Answer>;

/** Creates the builder of a domain's mutations on versioned entities, each of which answers the entity as it is then. */
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
