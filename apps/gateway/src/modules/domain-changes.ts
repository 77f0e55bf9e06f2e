import type { FieldNames } from '../changes/change-error.ts';
import type { ChangeArea } from '../changes/change-keys.ts';
import { performChange, type ChangeHeaders, type ChangeSteps } from '../changes/perform-change.ts';
import type { Changed } from '../changes/perform-once.ts';
import type { GatewayContext } from '../context.ts';
import type { ChangeInput, Mutation } from '../graphql/schema-types.generated.ts';
import type { Actions } from './action-rules.ts';

/** Settings that the changes of a domain have in common. */
export interface ChangeDomain<Entity, Result, Action extends string, Id = string> {
  readonly keys: ChangeArea<Changed<Entity, Result>>;
  /** The entity as it is now; null when there is none. */
  readonly read: (sources: GatewayContext['sources'], id: Id) => Promise<Entity | null>;
  readonly actions: Pick<Actions<Entity, Action, string>, 'refusal' | 'barrier'>;
  /** Service's names of the body's fields → names of the arguments. */
  readonly fieldNames: FieldNames;
}

/** A change that is not sent yet: what it is about, the action whose rule it asks, and how to send it. */
export interface DomainChange<Entity, Result, Action, Body, Id = string> {
  readonly id: Id;
  readonly action: Action;
  readonly body: () => Body;
  readonly send: ChangeSteps<Entity, Body, Result>['send'];
}

/** Arguments of every mutation that is a change. */
interface Arguments {
  readonly change: ChangeInput;
}

export interface ArgumentsOfOne extends Arguments {
  readonly id: string;
}

interface Versioned {
  readonly version: number;
}

/** Creates the function that runs every change of a domain. */
export const createMutationRunner =
  <Entity extends Versioned, Result, Action extends string, Id = string>(
    domain: ChangeDomain<Entity, Result, Action, Id>,
  ) =>
  <Body>(
    operation: keyof Mutation,
    args: Arguments,
    { sources, viewer, asker, shared, notes }: GatewayContext,
    { id, action, body, send }: DomainChange<Entity, Result, Action, Body, Id>,
  ): Promise<Changed<Entity, Result>> =>
    performChange(
      { keys: domain.keys(shared), personId: viewer.id, operation, args, notes },
      {
        body,
        read: () => domain.read(sources, id),
        refusal: (entity) => domain.actions.refusal(action, entity, asker()),
        barrier: (entity) => domain.actions.barrier(action, entity, asker()),
        send,
        fieldNames: domain.fieldNames,
      },
    );

/** A change as a source offers it: answers the entity as it is then. */
export type Call<Body, Answer> = (id: string, body: Body, headers: ChangeHeaders) => Promise<Answer>;

type Resolver<Args, Payload> = (root: unknown, args: Args, context: GatewayContext) => Promise<Payload>;

interface MutationDomain<Entity, Result, Action extends string, Payload> extends ChangeDomain<Entity, Result, Action> {
  /** Result of a change that answers the entity alone. */
  readonly nothing: Result;
  readonly payload: (changed: Changed<Entity, Result>) => Payload;
}

/** Creates the builder of a domain's mutations on versioned entities, whose answer is the entity. */
export const createVersionedMutations = <Entity extends Versioned, Result, Action extends string, Payload>(
  domain: MutationDomain<Entity, Result, Action, Payload>,
) => {
  const run = createMutationRunner(domain);
  /** @param toBody makes the service's body of the arguments; throws InputError */
  return <Given, Body>(
      operation: keyof Mutation,
      action: Action,
      toBody: (given: Given) => Body,
      call: (sources: GatewayContext['sources']) => Call<Body, Entity>,
    ): Resolver<Given & ArgumentsOfOne, Payload> =>
    async (_root, args, context) =>
      domain.payload(
        await run(operation, args, context, {
          id: args.id,
          action,
          body: () => toBody(args),
          send: async (body, headers) => ({
            entity: await call(context.sources)(args.id, body, headers),
            result: domain.nothing,
          }),
        }),
      );
};
