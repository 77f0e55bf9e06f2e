import type { FollowedRecord } from '../../api/schema-types.generated.ts';
import { orRefusal } from '../../changes/change-error.ts';
import { inputError } from '../../errors/gateway-error.ts';
import { isNotedType } from '../../module-kit/record/noted-types.ts';
import { demandSeen, mayRead } from '../../module-kit/record/record-permissions.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { notFollowed } from './followed-record.texts.ts';

const recordFrom = ({
  type,
  id,
  since,
}: Readonly<Record<'type' | 'id', string>> & { readonly since: Date }): FollowedRecord => ({
  type,
  recordId: id,
  since: since.toISOString(),
});

/** Resolvers of the records that a person follows. */
export const followedRecordResolvers: Resolvers = {
  Query: {
    isFollowed: (_root, { target }, { can, personal, viewer }, { schema }) => {
      demandSeen({ type: target.type, ids: [target.id] }, { schema, can, path: 'target.' });
      return personal.isKept ? personal.isFollowed(viewer, target).catch(() => null) : null;
    },
  },
  Viewer: {
    followedRecords: async (_viewer, _args, { can, personal, viewer }, { schema }) => {
      if (!personal.isKept) return null;
      const followed = await personal.followed(viewer);
      return followed.filter(({ type }) => mayRead(schema, type, can)).map(recordFrom);
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
      return { isFollowed: answer && true, dropped: answer?.dropped ? recordFrom(answer.dropped) : null, error };
    },
    // also of a type that the person may no longer see
    unfollowRecord: async (_root, { target }, { personal, viewer }) => {
      await personal.unfollow(viewer, target);
      return { isFollowed: false, dropped: null, error: null };
    },
  },
};
