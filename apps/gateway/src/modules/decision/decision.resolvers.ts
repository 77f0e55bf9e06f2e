import { mentionName, NOTICE_LIFETIME } from '@backoffice/validators';
import { mayRead } from '../../module-kit/record/record-permissions.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { decisionsFrom } from './decision.mappers.ts';

/** Milliseconds for which an act of the person on a record counts: 30 days. */
const ACT_LIFETIME = 30 * 24 * 3_600_000;
/** Maximum number of decisions in one response. */
const MOST_DECISIONS = 40;

/**
 * Resolvers of the decisions of a person: changes by others of records on which the person acted, and changes and notes
 * by others on records that the person follows.
 */
export const decisionResolvers: Resolvers = {
  Viewer: {
    decisions: async (_viewer, _args, { activity, can, now, personal, viewer }, { schema }) => {
      const before = (lifetime: number): Date => new Date(now().getTime() - lifetime);
      const conditions = { userId: viewer.id, actedSince: before(ACT_LIFETIME), since: before(NOTICE_LIFETIME) };
      // a failed read of the followed records does not fail the other decisions
      const followed = personal.isKept ? await personal.followed(viewer).catch(() => []) : [];
      const stored = await activity.readDecisions({ ...conditions, followed });
      return decisionsFrom(stored, mentionName(viewer.username))
        .filter(({ type }) => mayRead(schema, type, can))
        .slice(0, MOST_DECISIONS);
    },
  },
};
