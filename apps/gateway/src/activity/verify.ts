import { createHash } from 'node:crypto';
import type { Database } from '@backoffice/database';
import { and, asc, eq } from 'drizzle-orm';
import { at, textAt } from '../unknown-value.ts';
import { activityChains, activityEvents } from './activity.table.ts';
import { findAddedEvents } from './added-events.ts';
import { monthOf, type ChainKey } from './chain.ts';
import { keysOf, sealProblem, type KeysOfChain } from './chain-seals.ts';
import { eventsOf, startWalk, type Chain, type Fault, type KnownGap, type StoredRow } from './chain-walk.ts';

/** Result for one chain. */
export interface VerifiedChain {
  readonly number: number;
  readonly events: number;
  /** First event that is missing or was changed, and the reason; left out without one. Noted gaps do not count. */
  readonly firstFault?: Fault;
  /** Gaps that a gateway has noted, in order; left out when there are none. */
  readonly missing?: readonly KnownGap[];
}

/** Result for a store. */
export interface Verified {
  readonly chains: readonly VerifiedChain[];
  /** Problems outside the known chains, such as a missing chain. */
  readonly problems: readonly string[];
}

const sameList = (one: readonly unknown[], other: unknown): boolean =>
  Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other);

/** Converts words to lower case without accents, because each database may have converted them in its own way. */
const plain = (words: string | null | undefined): string | undefined =>
  words?.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Checks that the columns by which people search agree with the line. The month may be a later one: an event of an
 * earlier month has the month of the event before it.
 */
const saysItsLine = (row: StoredRow): boolean => {
  const said: unknown = JSON.parse(row.line);
  const same = (column: string | null, name: string) => column === (textAt(said, name) ?? null);
  return (
    row.month >= monthOf(row) &&
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

const verifyChain = async (db: Database, keys: KeysOfChain, chain: Chain): Promise<VerifiedChain> => {
  const { number, removedSeq } = chain;
  const walk = await startWalk(db, keys.key, chain);
  let events = 0;
  const found = (firstFault?: Fault): VerifiedChain => ({
    ...{ number, events },
    ...(walk.missing.length > 0 && { missing: walk.missing }),
    ...(firstFault && { firstFault }),
  });
  const seal = sealProblem(keys, chain);
  if (seal !== undefined) return found({ seq: removedSeq + 1, reason: seal });
  for await (const row of eventsOf(db, chain)) {
    const fault = walk.take(row);
    if (fault) return found(fault);
    if (!saysItsLine(row)) return found({ seq: row.seq, reason: 'it was changed' });
    events += 1;
  }
  return found(walk.takeEnd());
};

/**
 * Recomputes the digests of each chain, up to its first fault. Also finds missing chains and added events.
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
      ...(await findAddedEvents(db)),
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
