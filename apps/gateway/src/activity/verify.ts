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

/** Finding about one chain. */
export interface VerifiedChain {
  readonly number: number;
  readonly events: number;
  /** First event that is not what was written, and why; undefined of a whole chain. */
  readonly broken?: { readonly seq: number; readonly why: string };
  /** Events that the store has lost and a gateway has noted as missing, in their order; left out without any. */
  readonly missing?: readonly KnownGap[];
}

/** Known gap: first and last event that are missing, and since when that is known. */
export interface KnownGap {
  readonly from: number;
  readonly to: number;
  readonly foundAt: Date;
}

/** Finding about a store. */
export interface Verified {
  readonly chains: readonly VerifiedChain[];
  /** Problems beside the chains. */
  readonly problems: readonly string[];
}

/** Rows that are read at once. */
const AT_ONCE = 2_000;

const sameList = (one: readonly unknown[], other: unknown): boolean =>
  Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other);

/** The columns are what people search by: they have to say what the line says. */
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
    sameList(row.ids, at(said, 'ids'))
  );
};

/** Reads the events of a chain in their order, from after one to another. */
async function* eventsOf(db: Database, { writer, removedSeq, lastSeq }: Chain): AsyncGenerator<Row> {
  for (let after = removedSeq; after < lastSeq;) {
    const rows = await db
      .select()
      .from(activityEvents)
      .where(and(eq(activityEvents.writer, writer), gt(activityEvents.seq, after), lte(activityEvents.seq, lastSeq)))
      .orderBy(asc(activityEvents.seq))
      .limit(AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.seq;
  }
}

const sealProblem = (key: ChainKey, chain: Chain): string | undefined => {
  const { writer, number, lastSeq, lastDigest, removedSeq, removedDigest } = chain;
  if (chain.key !== key.name) return 'it was written with another AUDIT_SECRET';
  if (chain.numberSeal !== key.sealOf('number', writer, number)) return 'its number was changed';
  if (chain.lastSeal !== key.sealOf('last', writer, lastSeq, lastDigest)) return 'its end was changed';
  if (chain.removedSeal !== key.sealOf('removed', writer, removedSeq, removedDigest))
    return 'its beginning was changed';
  return undefined;
};

const gapsOf = async (db: Database, key: ChainKey, { writer }: Chain): Promise<ReadonlyMap<number, Gap>> => {
  const gaps = await db.select().from(activityGaps).where(eq(activityGaps.writer, writer));
  return new Map(gaps.filter((gap) => isSealed(key, gap)).map((gap) => [gap.afterSeq, gap]));
};

const verifyChain = async (db: Database, key: ChainKey, chain: Chain): Promise<VerifiedChain> => {
  const { number, removedSeq, removedDigest, lastSeq } = chain;
  let [seq, digest, events] = [removedSeq, removedDigest, 0];
  const gaps = await gapsOf(db, key, chain);
  const missing: KnownGap[] = [];
  const found = () => ({ number, events, ...(missing.length > 0 && { missing }) });
  const broken = (place: number, why: string): VerifiedChain => ({ ...found(), broken: { seq: place, why } });
  /** Goes on behind a known gap. @param next event that is there */
  const leap = (next: number): boolean => {
    const gap = gaps.get(seq);
    if (gap === undefined || gap.lastSeq !== next - 1) return false;
    missing.push({ from: seq + 1, to: gap.lastSeq, foundAt: gap.foundAt });
    [seq, digest] = [gap.lastSeq, gap.lastDigest];
    return true;
  };
  const seal = sealProblem(key, chain);
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

/** Reads every event and computes every digest anew. @param keys of the secret of now, and of those before it */
export const verifyActivity = async (db: Database, keys: readonly ChainKey[]): Promise<Verified> => {
  const known = await db.select().from(activityChains).orderBy(asc(activityChains.number));
  const [first] = keys;
  if (first === undefined) throw new Error('A key is needed.');
  const chains: VerifiedChain[] = [];
  for (const chain of known)
    chains.push(await verifyChain(db, keys.find(({ name }) => name === chain.key) ?? first, chain));
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

/** Says whether a text is a month, such as `2026-10`. */
export const isMonth = (text: string): boolean => MONTH.test(text);

/** End of a month, over all chains: to be kept elsewhere, and to be compared when there is doubt. */
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
