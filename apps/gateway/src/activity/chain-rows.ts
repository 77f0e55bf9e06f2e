import type { Database } from '@backoffice/database';
import { and, eq, inArray, max, sql, type SQL } from 'drizzle-orm';
import { at } from '../unknown-value.ts';
import { activityChains, activityEvents } from './activity.table.ts';
import type { ChainedEvent, ChainKey } from './chain.ts';

/** Newest event of a chain. */
export interface Head {
  readonly seq: number;
  readonly digest: string;
  /** `2026-11`; empty before the first event. */
  readonly month: string;
}

const register = (db: Database, key: ChainKey, writer: string): Promise<void> =>
  db.transaction(async (within) => {
    // one at a time: numbers have no gap
    await within.execute(sql`lock table ${activityChains} in exclusive mode`);
    const [known] = await within.select({ number: max(activityChains.number) }).from(activityChains);
    const number = (known?.number ?? 0) + 1;
    await within.insert(activityChains).values({
      writer,
      number,
      numberSeal: key.sealOf('number', writer, number),
      key: key.name,
      lastSeq: 0,
      lastDigest: '',
      lastSeal: key.sealOf('last', writer, 0, ''),
      removedSeq: 0,
      removedDigest: '',
      removedSeal: key.sealOf('removed', writer, 0, ''),
    });
  });

/** Reads the newest event of a chain; makes the chain where there is none. */
export const headOf = async (db: Database, key: ChainKey, writer: string): Promise<Head> => {
  const read = () =>
    db
      .select({ seq: activityChains.lastSeq, digest: activityChains.lastDigest, month: activityEvents.month })
      .from(activityChains)
      .leftJoin(
        activityEvents,
        and(eq(activityEvents.writer, activityChains.writer), eq(activityEvents.seq, activityChains.lastSeq)),
      )
      .where(eq(activityChains.writer, writer));
  let [head] = await read();
  if (head === undefined) {
    await register(db, key, writer);
    [head] = await read();
  }
  return { seq: head?.seq ?? 0, digest: head?.digest ?? '', month: head?.month ?? '' };
};

/** Reads the ends of chains as the store has them. */
export const endsOf = async (
  db: Database,
  writers: readonly string[],
): Promise<ReadonlyMap<string, { readonly seq: number; readonly key: string }>> => {
  const rows = await db
    .select({ writer: activityChains.writer, seq: activityChains.lastSeq, key: activityChains.key })
    .from(activityChains)
    .where(inArray(activityChains.writer, [...writers]));
  return new Map(rows.map(({ writer, ...end }) => [writer, end]));
};

/** Number of rows that a statement has returned, by whichever driver. */
const rowsOf = (result: unknown): number => {
  const rows = at(result, 'rows');
  return Array.isArray(rows) ? rows.length : 0;
};

/** Events of one month that follow each other in one chain. */
export interface Batch {
  readonly events: readonly ChainedEvent[];
  readonly digests: readonly string[];
  readonly month: string;
}

/** Statement that adds a batch, where a condition holds; what is there already stays as it is. */
const addEvents = ({ events, digests, month }: Batch, condition: SQL): SQL => {
  const { writer = '', seq = 0 } = events[0] ?? {};
  // two texts in the place of many parameters, which would cost more than all else
  const lines = events.map(({ line }) => line).join('\n');
  return sql`
    insert into activity_event
      (writer, seq, month, at, user_id, username, kind, action, type, ids, result, request_id, line, digest)
    select ${writer}::text, ${seq}::bigint + n - 1, ${month}::text, (j->>'time')::timestamptz,
      j->>'userId', j->>'username', j->>'kind', j->>'action', j->>'type',
      array(select jsonb_array_elements_text(j->'ids')), j->>'result', j->>'requestId', line, digest
    from string_to_table(${lines}::text, E'\n') with ordinality as given (line, n)
    join string_to_table(${digests.join(',')}::text, ',') with ordinality as signed (digest, n) using (n)
    cross join lateral (select line::jsonb as j) as read
    where ${condition}
    on conflict do nothing`;
};

/** Puts events back into their place in a chain. */
export const insertBatch = async (db: Database, batch: Batch): Promise<void> => {
  await db.execute(addEvents(batch, sql`true`));
};

/**
 * Writes a batch and the new end of its chain in one statement: both are there, or neither.
 * @param head end of the chain, as the writer knows it
 * @returns the new end; undefined where the chain ends elsewhere
 */
export const appendBatch = async (db: Database, key: ChainKey, batch: Batch, head: Head): Promise<Head | undefined> => {
  const last = batch.events.at(-1);
  const digest = batch.digests.at(-1);
  if (last === undefined || digest === undefined) throw new Error('A batch has events.');
  const { writer, seq } = last;
  const isEnd = sql`writer = ${writer} and last_seq = ${head.seq}::bigint and last_digest = ${head.digest}`;
  const written = await db.execute(sql`
    with added as (${addEvents(batch, sql`exists (select from activity_chain where ${isEnd})`)})
    update activity_chain
    set last_seq = ${seq}::bigint, last_digest = ${digest}, last_seal = ${key.sealOf('last', writer, seq, digest)}
    where ${isEnd}
    returning writer`);
  return rowsOf(written) === 0 ? undefined : { seq, digest, month: batch.month };
};
