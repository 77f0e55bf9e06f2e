import type { Database } from '@backoffice/database';
import { sql } from 'drizzle-orm';
import { activityChains } from './activity.table.ts';

const monthIn = (time: string) => sql.raw(`to_char(${time} at time zone 'UTC', 'YYYY-MM')`);

/**
 * First month that a chain keeps. In a chain without a kept event it is the current month, which no removal takes. A
 * lateral subquery reads it once for each chain.
 */
const kept = sql`
  lateral (
    select least(min(month), ${monthIn('now()')}) as month
    from (
      select month from activity_event
      where writer = activity_chain.writer and seq > activity_chain.removed_seq and seq <= activity_chain.last_seq
      order by seq limit 1
    ) as first_kept
  ) as kept`;

const afterEnd = sql`(
  select count(*) from activity_event as event
  where event.writer = activity_chain.writer and event.seq > activity_chain.last_seq)`;

/** Events in the removed part of a chain. Those of expired months are left out: a removal may be deleting them. */
const inRemovedPart = sql`(
  select count(*) from activity_event as event
  where event.writer = activity_chain.writer and event.seq <= activity_chain.removed_seq
    and (event.seq < 1 or greatest(event.month, ${monthIn('event.at')}) >= kept.month))`;

/**
 * Finds events that somebody added outside the part of a chain that digests cover. One statement reads chains and
 * events, so that events that a gateway writes meanwhile are no problem.
 */
export const findAddedEvents = async (db: Database): Promise<readonly string[]> => {
  const chains = await db
    .select({
      number: activityChains.number,
      after: afterEnd.mapWith(Number),
      removed: inRemovedPart.mapWith(Number),
    })
    .from(activityChains)
    .innerJoin(kept, sql`true`)
    .orderBy(activityChains.number);
  return chains.flatMap(({ number, after, removed }) => [
    ...(after > 0 ? [`chain ${number} has events after its end: ${after}`] : []),
    ...(removed > 0 ? [`chain ${number} has events in its removed part: ${removed}`] : []),
  ]);
};
