import type { Database } from '@backoffice/database';
import { and, eq, inArray, max, sql, type SQL } from 'drizzle-orm';
import { at } from '../unknown-value.ts';
import { activityChains, activityEvents } from './activity.table.ts';
import type { ChainedEvent, ChainKey } from './chain.ts';
import { wordsOfEvent } from './searched-words.ts';

/** Newest event of a chain. */
export interface Head {
  readonly seq: number;
  readonly digest: string;
  /** Month of the event, such as `2026-11`; empty before the first event. */
  readonly month: string;
}

/** Newest event of a chain in the store, with the name of the key of the chain. */
export interface StoredHead extends Head {
  readonly key: string;
}

const register = (db: Database, key: ChainKey, writer: string): Promise<void> =>
  db.transaction(async (transaction) => {
    // the table is locked so that two gateways do not get the same number
    await transaction.execute(sql`lock table ${activityChains} in exclusive mode`);
    const [known] = await transaction.select({ number: max(activityChains.number) }).from(activityChains);
    const number = (known?.number ?? 0) + 1;
    await transaction.insert(activityChains).values({
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

/** Reads the newest event of a chain. Creates the chain when the store does not have it. */
export const headOf = async (db: Database, key: ChainKey, writer: string): Promise<StoredHead> => {
  const read = () =>
    db
      .select({
        seq: activityChains.lastSeq,
        digest: activityChains.lastDigest,
        month: activityEvents.month,
        key: activityChains.key,
      })
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
  return { seq: 0, digest: '', key: key.name, ...head, month: head?.month ?? '' };
};

/** Reads the number of the newest event of each chain, and the name of its key. Leaves out unknown chains. */
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

/** Returns the number of rows that a statement returned, with any of the drivers. */
const rowsOf = (result: unknown): number => {
  const rows = at(result, 'rows');
  return Array.isArray(rows) ? rows.length : 0;
};

/** Consecutive events of one chain and one month. */
export interface Batch {
  readonly events: readonly ChainedEvent[];
  readonly digests: readonly string[];
  readonly month: string;
}

/** Statement that inserts a batch if a condition holds. Events that the store has already stay unchanged. */
const addEvents = ({ events, digests, month }: Batch, condition: SQL): SQL => {
  const { writer = '', seq = 0 } = events[0] ?? {};
  // two joined texts are far cheaper than one parameter for each value
  const lines = events.map(({ line }) => line).join('\n');
  return sql`
    insert into activity_event
      (writer, seq, month, at, user_id, username, kind, action, type, ids, result, request_id, mentioned, words, line,
        digest)
    select ${writer}::text, ${seq}::bigint + n - 1, ${month}::text, (j->>'time')::timestamptz,
      j->>'userId', j->>'username', j->>'kind', j->>'action', j->>'type',
      array(select jsonb_array_elements_text(j->'ids')), j->>'result', j->>'requestId',
      array(select jsonb_array_elements_text(j->'note'->'mentioned')),
      ${wordsOfEvent(sql`j`)}, line, digest
    from string_to_table(${lines}::text, E'\n') with ordinality as given (line, n)
    join string_to_table(${digests.join(',')}::text, ',') with ordinality as signed (digest, n) using (n)
    cross join lateral (select line::jsonb as j) as read
    where ${condition}
    on conflict do nothing`;
};

/** Inserts events of a gap into their chain. */
export const insertBatch = async (db: Database, batch: Batch): Promise<void> => {
  await db.execute(addEvents(batch, sql`true`));
};

/**
 * Writes a batch and the new end of its chain in one statement, so that both are written or neither.
 * @param head end of the chain, as the writer knows it
 * @returns the new end; undefined when the chain in the store ends elsewhere
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
