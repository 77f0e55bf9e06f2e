import type { FieldNames } from '../changes/change-error.ts';
import type { ChangeArea } from '../changes/change-keys.ts';
import { performOnce, type Changed, type OnceSteps } from '../changes/perform-once.ts';
import type { GatewayContext } from '../context.ts';
import type { Mutation, OnceInput } from '../graphql/schema-types.generated.ts';

/** Settings that the changes of a domain without versions have in common. */
interface OnceDomain<Entity, Result> {
  readonly keys: ChangeArea<Changed<Entity, Result>>;
  /** Service's names of the body's fields → names of the arguments. */
  readonly fieldNames: FieldNames;
}

interface Arguments {
  readonly once: OnceInput;
}

/** Creates the function that runs every change of a domain without versions. */
export const createOnceRunner =
  <Entity, Result>({ keys, fieldNames }: OnceDomain<Entity, Result>) =>
  <Body>(
    operation: keyof Mutation,
    args: Arguments,
    { viewer, shared, notes }: GatewayContext,
    steps: Pick<OnceSteps<Entity, Body, Result>, 'body' | 'refuse' | 'send'>,
  ): Promise<Changed<Entity, Result>> =>
    performOnce(
      {
        keys: keys(shared),
        personId: viewer.id,
        operation,
        args,
        notes,
        key: { name: 'once.idempotencyKey', value: args.once.idempotencyKey },
      },
      { ...steps, fieldNames },
    );
