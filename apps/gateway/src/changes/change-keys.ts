import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { UpstreamError } from '../errors/upstream-error.ts';

/** How long the answer of a change is kept for its key, in milliseconds; as long as the services keep theirs. */
const keptFor = 24 * 60 * 60 * 1000;
const answersKept = 2_000;

/** A change as a person asked for it. */
export interface AskedChange {
  /** `sub` of the person: a key is only good for whom it was made. */
  readonly personId: string;
  readonly key: string;
  /** Everything that must be the same when it is asked for again: the operation and its arguments. */
  readonly request: readonly unknown[];
}

/** How a change ended: made, or refused before anything happened. */
interface Ended {
  readonly error: object | null;
}

/**
 * Runs a change.
 * @param mayBeMade it may have been made already: then only the service can tell, by the same key
 */
export type RunChange<Outcome> = (mayBeMade: boolean) => Promise<Outcome>;

/** Sees to it that a change is made once for its key. */
export interface ChangeKeys<Outcome extends Ended> {
  /**
   * Runs a change, or answers as it was answered under this key before. Those who ask at the same time wait for one run.
   * Null when the key was used for another change.
   */
  readonly once: (asked: AskedChange, run: RunChange<Outcome>) => Promise<Outcome | null>;
}

interface Kept<Outcome> {
  readonly hash: string;
  /** The answer, or the one that is under way; undefined while nobody knows whether the change was made. */
  answer: Promise<Outcome> | undefined;
}

/**
 * Keeps keys in memory. A refusal is not kept: nothing happened, so that the same key may be tried with what was
 * mended. Arguments are kept as a keyed hash, because they may hold a card number.
 */
export const createChangeKeys = <Outcome extends Ended>({ now }: { readonly now: () => Date }): ChangeKeys<Outcome> => {
  const secret = randomBytes(32);
  const known = new LRUCache<string, Kept<Outcome>>({
    max: answersKept,
    ttl: keptFor,
    perf: { now: () => now().getTime() },
  });
  const hashOf = (request: readonly unknown[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(request)).digest('base64url');

  const start = async (id: string, kept: Kept<Outcome>, mayBeMade: boolean, run: RunChange<Outcome>) => {
    kept.answer = run(mayBeMade);
    try {
      const outcome = await kept.answer;
      if (outcome.error !== null) known.delete(id);
      return outcome;
    } catch (error) {
      if (error instanceof UpstreamError && !error.outcomeUnknown) known.delete(id);
      else kept.answer = undefined;
      throw error;
    }
  };

  return {
    once: async ({ personId, key, request }, run) => {
      const id = `${personId} ${key}`;
      const hash = hashOf(request);
      const kept = known.get(id);
      if (kept === undefined) {
        const fresh: Kept<Outcome> = { hash, answer: undefined };
        known.set(id, fresh);
        return start(id, fresh, false, run);
      }
      if (kept.hash !== hash) return null;
      return kept.answer ?? start(id, kept, true, run);
    },
  };
};
