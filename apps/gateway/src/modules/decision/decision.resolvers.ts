import { NOTICE_LIFETIME } from '@backoffice/validators';
import { mayRead } from '../../module-kit/record/record-permissions.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { decisionFrom } from './decision.mappers.ts';

/** Milliseconds for which an act of the person on a record counts: 30 days. */
const ACT_LIFETIME = 30 * 24 * 3_600_000;
/** Maximum number of decisions in one response. */
const MOST_DECISIONS = 40;

/** Resolvers of the decisions of others on records on which the person acted. */
export const decisionResolvers: Resolvers = {
  Viewer: {
    decisions: async (_viewer, _args, { activity, can, now, viewer }, { schema }) => {
      const before = (lifetime: number): Date => new Date(now().getTime() - lifetime);
      const conditions = { userId: viewer.id, actedSince: before(ACT_LIFETIME), since: before(NOTICE_LIFETIME) };
      const changes = await activity.readDecisions(conditions);
      return changes
        .flatMap((change) => decisionFrom(change) ?? [])
        .filter(({ type }) => mayRead(schema, type, can))
        .slice(0, MOST_DECISIONS);
    },
  },
};
