import { createHash } from 'node:crypto';
import type { Database } from '@backoffice/database';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { at, textAt } from '../unknown-value.ts';
import { activityChains, activityEvents } from './activity.table.ts';
import type { ChainKey } from './chain.ts';
import { isSealed, type Gap } from './gaps.ts';
import { activityGaps } from './gaps.table.ts';

type Chain = typeof activityChains.$inferSelect;
type Row = typeof activityEvents.$inferSelect;

/** Result for one chain. */
export interface VerifiedChain {
  readonly number: number;
  readonly events: number;
  /** First event that is missing or was changed, and the reason; left out without one. Noted gaps do not count. */
  readonly firstFault?: { readonly seq: number; readonly reason: string };
  /** Gaps that a gateway has noted, in order; left out when there are none. */
  readonly missing?: readonly KnownGap[];
}

/** Gap that a gateway has noted: its first and last missing event, and the time of detection. */
export interface KnownGap {
  readonly from: number;
  readonly to: number;
  readonly foundAt: Date;
}

/** Result for a store. */
export interface Verified {
  readonly chains: readonly VerifiedChain[];
  /** Problems outside the known chains, such as a missing chain. */
  readonly problems: readonly string[];
}

/** Maximum number of rows that one query reads. */
const ROWS_OF_QUERY = 2_000;

const sameList = (one: readonly unknown[], other: unknown): boolean =>
  Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other);

/** Converts words to lower case without accents, because each database may have converted them in its own way. */
const plain = (words: string | null | undefined): string | undefined =>
  words?.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Checks that the columns by which people search agree with the line. The month is not compared: an event of an earlier
 * month has the month of the event before it.
 */
const saysItsLine = (row: Row): boolean => {
  const said: unknown = JSON.parse(row.line);
  const same = (column: string | null, name: string) => column === (textAt(said, name) ?? null);
  return (
    same(row.at.toISOString(), 'time') &&
    same(row.userId, 'userId') &&
    same(row.username, 'username') &&
    same(row.kind, 'kind') &&
    same(row.action, 'action') &&
    same(row.type, 'type') &&
    same(row.result, 'result') &&
    same(row.requestId, 'requestId') &&
    sameList(row.ids, at(said, 'ids')) &&
    sameList(row.mentioned, at(at(said, 'note'), 'mentioned') ?? []) &&
    plain(row.words) === (row.kind === 'note' ? plain(textAt(said, 'reason')) : undefined)
  );
};

/** Reads the events of a chain in order, without the removed ones. */
async function* eventsOf(db: Database, { writer, removedSeq, lastSeq }: Chain): AsyncGenerator<Row> {
  for (let after = removedSeq; after < lastSeq;) {
    const rows = await db
      .select()
      .from(activityEvents)
      .where(and(eq(activityEvents.writer, writer), gt(activityEvents.seq, after), lte(activityEvents.seq, lastSeq)))
      .orderBy(asc(activityEvents.seq))
      .limit(ROWS_OF_QUERY);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.seq;
  }
}

/** Key of a chain, and the keys with which gateways may have removed months of it. */
interface KeysOfChain {
  readonly key: ChainKey;
  readonly removers: readonly ChainKey[];
}

/**
 * Returns the keys of a chain. A gateway of the same or a later secret may remove its months. A former secret may not:
 * whoever stole it could hide events. Secrets are ordered by their first chains. A secret without a chain counts as the
 * latest.
 */
const keysOf = (chain: Chain, known: readonly Chain[], keys: readonly [ChainKey, ...ChainKey[]]): KeysOfChain => {
  const firstOf = (name: string): number => known.find(({ key }) => key === name)?.number ?? Infinity;
  return {
    key: keys.find(({ name }) => name === chain.key) ?? keys[0],
    removers: keys.filter(({ name }) => firstOf(name) >= firstOf(chain.key)),
  };
};

const sealProblem = ({ key, removers }: KeysOfChain, chain: Chain): string | undefined => {
  const { writer, number, lastSeq, lastDigest, removedSeq, removedDigest } = chain;
  if (chain.key !== key.name) return 'it was written with another AUDIT_SECRET';
  if (chain.numberSeal !== key.sealOf('number', writer, number)) return 'its number was changed';
  if (chain.lastSeal !== key.sealOf('last', writer, lastSeq, lastDigest)) return 'its end was changed';
  if (!removers.some(({ sealOf }) => chain.removedSeal === sealOf('removed', writer, removedSeq, removedDigest)))
    return 'its beginning was changed';
  return undefined;
};

const gapsOf = async (db: Database, key: ChainKey, { writer }: Chain): Promise<ReadonlyMap<number, Gap>> => {
  const gaps = await db.select().from(activityGaps).where(eq(activityGaps.writer, writer));
  return new Map(gaps.filter((gap) => isSealed(key, gap)).map((gap) => [gap.afterSeq, gap]));
};

const verifyChain = async (db: Database, keys: KeysOfChain, chain: Chain): Promise<VerifiedChain> => {
  const { key } = keys;
  const { number, removedSeq, removedDigest, lastSeq } = chain;
  let [seq, digest, events] = [removedSeq, removedDigest, 0];
  const gaps = await gapsOf(db, key, chain);
  const missing: KnownGap[] = [];
  const found = () => ({ number, events, ...(missing.length > 0 && { missing }) });
  const broken = (place: number, reason: string): VerifiedChain => ({ ...found(), firstFault: { seq: place, reason } });
  /** Skips a known gap; false if there is none. @param next number of the next event in the store */
  const leap = (next: number): boolean => {
    const gap = gaps.get(seq);
    if (gap === undefined || gap.lastSeq !== next - 1) return false;
    missing.push({ from: seq + 1, to: gap.lastSeq, foundAt: gap.foundAt });
    [seq, digest] = [gap.lastSeq, gap.lastDigest];
    return true;
  };
  const seal = sealProblem(keys, chain);
  if (seal !== undefined) return broken(removedSeq + 1, seal);
  for await (const row of eventsOf(db, chain)) {
    if (row.seq !== seq + 1 && !leap(row.seq)) return broken(seq + 1, 'it is missing');
    digest = key.digestOf(row, digest);
    if (row.digest !== digest || !saysItsLine(row)) return broken(row.seq, 'it was changed');
    seq = row.seq;
    events += 1;
  }
  if (seq < lastSeq && !leap(lastSeq + 1)) return broken(seq + 1, 'it is missing');
  return digest === chain.lastDigest ? found() : broken(seq, 'it is not the end of its chain');
};

/**
 * Recomputes the digests of each chain, up to its first fault.
 * @param keys keys of the current secret first, then of earlier ones
 * @throws Error without a key
 */
export const verifyActivity = async (db: Database, keys: readonly ChainKey[]): Promise<Verified> => {
  const known = await db.select().from(activityChains).orderBy(asc(activityChains.number));
  const [current, ...earlier] = keys;
  if (current === undefined) throw new Error('A key is needed.');
  const chains: VerifiedChain[] = [];
  for (const chain of known) chains.push(await verifyChain(db, keysOf(chain, known, [current, ...earlier]), chain));
  const missing = Array.from({ length: known.at(-1)?.number ?? 0 }, (_, index) => index + 1).filter(
    (number) => !known.some((chain) => chain.number === number),
  );
  const writers = await db.selectDistinct({ writer: activityEvents.writer }).from(activityEvents);
  const strange = writers.filter(({ writer }) => !known.some((chain) => chain.writer === writer));
  return {
    chains,
    problems: [
      ...missing.map((number) => `chain ${number} is missing`),
      ...strange.map(({ writer }) => `the chain of the events of ${writer} is missing`),
    ],
  };
};

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Checks that a text is a month, such as `2026-10`. */
export const isMonth = (text: string): boolean => MONTH.test(text);

/**
 * Computes one digest from the last event of each chain in a month, and counts the events of the month. An auditor
 * keeps the digest elsewhere, for a later comparison.
 */
export const monthEnd = async (db: Database, month: string): Promise<{ events: number; digest: string }> => {
  const hash = createHash('sha256').update(month);
  let events = 0;
  const chains = await db.select().from(activityChains).orderBy(asc(activityChains.number));
  for (const { writer, number } of chains) {
    const rows = await db
      .select({ seq: activityEvents.seq, digest: activityEvents.digest })
      .from(activityEvents)
      .where(and(eq(activityEvents.month, month), eq(activityEvents.writer, writer)))
      .orderBy(asc(activityEvents.seq));
    const last = rows.at(-1);
    if (last !== undefined) hash.update(`\n${number} ${writer} ${last.seq} ${last.digest}`);
    events += rows.length;
  }
  return { events, digest: hash.digest('hex') };
};
