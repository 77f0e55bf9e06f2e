import { mostColleagues } from '@backoffice/validators';
import { sql } from 'drizzle-orm';
import { activityEvents as events } from './activity.table.ts';
import { IS_ACT, nameIn } from './event-reader.ts';
import type { Store } from './open-store.ts';

/** Milliseconds for which an act of a person counts: 90 days. */
const ACT_LIFETIME = 90 * 24 * 3_600_000;
/** Milliseconds for which the requests of a gateway share what was read. */
const SHARED_FOR = 60_000;

/** Person who acted. */
export interface StoredColleague {
  readonly username: string;
  /** Full name at the last act; null when its event has none. */
  readonly name: string | null;
}

/**
 * Reads the people who acted since a time, the last act first. Each step of the recursion takes the next person from the
 * index of acts, so the query reads one entry of it for each person, not all events.
 */
const readColleagues = async (store: Store, since: Date): Promise<readonly StoredColleague[]> => {
  const db = await store.db();
  const { userId, username, at, result, line } = events;
  const acts = sql`(
    with recursive person(id) as (
      (select ${userId} from ${events} where ${IS_ACT} and ${userId} > '' order by ${userId} limit 1)
      union all
      select (select ${userId} from ${events} where ${IS_ACT} and ${userId} > person.id order by ${userId} limit 1)
      from person where person.id is not null
    )
    select act.username, act.name, act.at from person cross join lateral (
      select ${username}, ${nameIn(line)} as name, ${at} from ${events}
      where ${IS_ACT} and ${userId} = person.id and ${at} >= ${since} and ${result} in ('done', 'unknown')
      order by ${at} desc limit 1
    ) act where act.username is not null
    order by act.at desc limit ${mostColleagues + 1}
  ) as acts`;
  return db
    .select({ username: sql<string>`acts.username`, name: sql<string | null>`acts.name` })
    .from(acts)
    .orderBy(sql`acts.at desc`);
};

/** Creates the reader of the people who acted in the last 90 days. It reads the store once a minute. */
export const createColleagues = (store: Store, now: () => Date): (() => Promise<readonly StoredColleague[]>) => {
  let shared: { readonly colleagues: Promise<readonly StoredColleague[]>; readonly until: number } | undefined;
  return () => {
    const time = now().getTime();
    if (shared !== undefined && time < shared.until) return shared.colleagues;
    const read = { colleagues: readColleagues(store, new Date(time - ACT_LIFETIME)), until: time + SHARED_FOR };
    shared = read;
    // a failure is not shared: the next request reads again
    read.colleagues.catch(() => {
      if (shared === read) shared = undefined;
    });
    return read.colleagues;
  };
};
