import { isQueueType, isWaiting } from '@backoffice/schema/queues';
import type { GraphQLSchema } from 'graphql';
import type { OnceInput, RecordInput, RecordTake } from '../../api/schema-types.generated.ts';
import { conflict, gone, type ChangeErrorParent } from '../../changes/change-error.ts';
import { perform, refused } from '../../changes/perform.ts';
import type { GatewayContext } from '../../context.ts';
import { inputError } from '../../errors/gateway-error.ts';
import { takeOf } from '../../module-kit/record/record-marks.ts';
import { demandSeen } from '../../module-kit/record/record-permissions.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import type { RecordTakePayloadParent } from './record-take.mappers.ts';
import { noQueue, notTaken, notWaiting, takenBy } from './record-take.texts.ts';
import { findersOfQueues } from './taken-records.ts';

interface Given {
  readonly target: RecordInput;
  readonly from?: string | null;
  readonly once: OnceInput;
}

interface Facts {
  readonly taken: RecordTake | undefined;
  readonly waits: boolean;
}

type RefusalOf = (args: Given, facts: Facts) => ChangeErrorParent | undefined;

/** Refuses a record that no longer waits, and one that another person than `from` has taken. */
const refusalOfTake: RefusalOf = ({ from }, { taken, waits }) => {
  if (!waits) return conflict('not_waiting', notWaiting);
  const isFree = taken === undefined || taken.isOwn || taken.username === from;
  return isFree ? undefined : conflict('taken', takenBy(taken.name ?? taken.username));
};

/** Refuses to release a record that the person has not taken. */
const refusalOfRelease: RefusalOf = (_args, { taken }) =>
  taken?.isOwn === true ? undefined : conflict('not_taken', notTaken);

/** Runs a mutation of takes once for its key. The event of the mutation in the audit trail is the take, or its end. */
const run = async (
  args: Given,
  context: GatewayContext,
  { fieldName: operation, schema }: { readonly fieldName: string; readonly schema: GraphQLSchema },
  refusalOf: RefusalOf,
): Promise<RecordTakePayloadParent> => {
  const { target } = args;
  const { can, notes, sources } = context;
  const { error } = await perform<RecordInput, null>(
    context,
    { area: 'takes', operation, args },
    {
      body: () => {
        demandSeen({ type: target.type, ids: [target.id] }, { schema, can, path: 'target.' });
        if (!isQueueType(target.type)) throw inputError('target.type', noQueue);
        return null;
      },
      check: async () => {
        if (!isQueueType(target.type)) return undefined;
        const taken = await takeOf(context, target);
        const found = await findersOfQueues[target.type](sources, target.id);
        notes.before = found;
        if (found === null) return refused(gone);
        const refusal = refusalOf(args, { taken, waits: isWaiting(target.type, found.status) });
        return refusal && refused(refusal);
      },
      send: () => Promise.resolve({ entity: target }),
    },
  );
  const isMarked = error === null || error.code === 'CONFLICT';
  return { target: isMarked ? target : null, error };
};

/** Mutations of takes. */
export const takeMutations = {
  takeRecord: (_root, args, context, info) => run(args, context, info, refusalOfTake),
  releaseRecord: (_root, args, context, info) => run(args, context, info, refusalOfRelease),
} satisfies MutationResolvers;
