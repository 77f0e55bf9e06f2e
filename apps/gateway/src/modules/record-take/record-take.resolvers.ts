import { marksOf } from '../../module-kit/record/record-marks.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { takeMutations } from './record-take.mutations.ts';

/** Resolvers of the mutations that take and release a record of a queue. */
export const takeResolvers: Resolvers = {
  Mutation: takeMutations,
  RecordTakePayload: {
    // read after the mutation, whose event is the take
    mark: async ({ target }, _args, context) => {
      if (target === null) return null;
      const { type, id } = target;
      const [mark] = await marksOf(context, { type, ids: [id] });
      return mark ?? { id, notes: 0, taken: null };
    },
  },
};
