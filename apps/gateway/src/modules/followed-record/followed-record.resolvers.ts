import { orRefusal } from '../../changes/change-error.ts';
import { inputError } from '../../errors/gateway-error.ts';
import { isNotedType } from '../../module-kit/record/noted-types.ts';
import { demandSeen } from '../../module-kit/record/record-permissions.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { notFollowed } from './followed-record.texts.ts';

/** Resolvers of the records that a person follows. */
export const followedRecordResolvers: Resolvers = {
  Query: {
    isFollowed: (_root, { target }, { can, personal, viewer }, { schema }) => {
      demandSeen({ type: target.type, ids: [target.id] }, { schema, can, path: 'target.' });
      return personal.isKept ? personal.isFollowed(viewer, target).catch(() => null) : null;
    },
  },
  Mutation: {
    followRecord: async (_root, { target }, { can, personal, viewer }, { schema }) => {
      const { answer, error } = await orRefusal(
        (async () => {
          demandSeen({ type: target.type, ids: [target.id] }, { schema, can, path: 'target.' });
          if (!isNotedType(target.type)) throw inputError('target.type', notFollowed);
          return { dropped: await personal.follow(viewer, target) };
        })(),
      );
      return { isFollowed: answer && true, dropped: answer?.dropped ?? null, error };
    },
    // also of a type that the person may no longer see
    unfollowRecord: async (_root, { target }, { personal, viewer }) => {
      await personal.unfollow(viewer, target);
      return { isFollowed: false, dropped: null, error: null };
    },
  },
};
