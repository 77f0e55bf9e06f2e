import { orRefusal } from '../../changes/change-error.ts';
import { demandSeen } from '../../module-kit/record/record-permissions.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/** Resolver that reports presence in a record, and returns the others who have it open. */
export const openRecordResolvers: Resolvers = {
  Mutation: {
    tellOpenRecord: async (_root, { type, id, isOpen }, { reportPresence, viewer, can }, { schema }) => {
      const reported = async (): Promise<string[]> => {
        demandSeen({ type, ids: [id] }, { schema, can });
        return reportPresence({ type, id, personId: viewer.id, name: viewer.name || viewer.username, isOpen });
      };
      const { answer, error } = await orRefusal(reported());
      return { others: answer ?? [], error };
    },
  },
};
