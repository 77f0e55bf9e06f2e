import { setTimeout as pause } from 'node:timers/promises';
import { isDefinite, withUnknownOutcome } from '../errors/upstream-error.ts';
import { unlessLost, type MemoryArea, type SharedMemory } from '../shared-memory/shared-memory.ts';
import { isObject } from '../unknown-value.ts';

/** Milliseconds for which the outcome of a change is kept under its key. */
const OUTCOME_TTL = 24 * 60 * 60 * 1000;
/** Maximum number of outcomes of all areas, when they are in the memory of one process. */
const MAX_OUTCOMES = 5_000;

/** Milliseconds of a lease. After them, another request with the key may run the change. */
const LEASE = 60_000;
/** Milliseconds between two checks of a change that another gateway is running. */
const POLL_INTERVAL = 100;

/** A change as a person requested it. */
export interface RequestedChange {
  /** Namespace of the key: the same key in another area is a different one. */
  readonly area: string;
  /** `sub` of the person. A key is valid only for the person who created it. */
  readonly personId: string;
  readonly key: string;
  /** Operation and arguments. They must be the same in every request with the key. */
  readonly request: readonly unknown[];
}

/** Outcome of a change: made, or refused by the gateway or the service. */
interface ChangeOutcome {
  readonly error: object | null;
}

/** State of a change under its key, while it runs. */
export interface ChangeRun {
  /**
   * True when an earlier run was sent and its outcome is unknown. Only the service can report the outcome, by the same
   * key.
   */
  readonly wasSent: boolean;
  /** Returns true once the change was sent, in this run or an earlier one. */
  readonly isSent: () => boolean;
  /**
   * Must be called before the change is sent. From then on the change counts as possibly made. A shared memory keeps
   * this mark after a crash of this gateway.
   * @param shown contents that the dialog of the change shows, as the gateway read them. First the fields that no change
   * moves, then the same fields with the state. A digest of each is stored with the key
   */
  readonly markSent: (shown: readonly (string | undefined)[] | undefined) => Promise<void>;
  /**
   * Checks that this content was shown when the change was sent. Undefined without content, or when the shown content
   * is unknown.
   */
  readonly wasShown: (content: string | undefined) => boolean | undefined;
}

/** Runs a change. Resolves with its outcome, which may be a refusal. */
export type RunChange<Outcome> = (run: ChangeRun) => Promise<Outcome>;

/** Idempotency keys of changes: a change is made once for its key. */
export interface ChangeKeys {
  /**
   * Runs a change, or returns the stored outcome of its key. Concurrent requests wait for one run, also at other
   * gateways with the same memory.
   * @returns null when the key was used for another change
   */
  readonly runOnce: <Outcome extends ChangeOutcome>(
    requested: RequestedChange,
    run: RunChange<Outcome>,
  ) => Promise<Outcome | null>;
}

/** Record of a key. Its change is running, was sent, or has an outcome. */
interface KeyRecord {
  readonly hash: string;
  readonly runningUntil?: number;
  /** True when the change was sent to its service. Without an outcome it may have been made. */
  readonly sent?: boolean;
  /** Digests of the contents that were shown when it was sent. */
  readonly shown?: readonly string[] | undefined;
  readonly outcome?: ChangeOutcome;
}

interface Running {
  readonly hash: string;
  readonly answer: Promise<ChangeOutcome | null>;
}

/** Permission to run the change, or its known outcome. */
type Turn =
  | { readonly wasSent: boolean; readonly shown?: readonly string[] | undefined }
  | { readonly outcome: ChangeOutcome | null };

/**
 * Sorts the fields of an object by name, as a replacer of `JSON.stringify`. The same change then has the same text.
 * GraphQL gives fields an order that depends on the document, and on whether the document is compiled.
 */
const sortFields = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Parses a record. A gateway wrote it: in Redis, to which others may write, records are encrypted (`Seal`). */
const parseRecord = (text: string): KeyRecord | undefined => {
  const value: unknown = JSON.parse(text);
  return isKeyRecord(value) ? value : undefined;
};
const isKeyRecord = (value: unknown): value is KeyRecord => isObject(value) && 'hash' in value;

/**
 * Waits while another gateway runs the change. Then it returns the outcome, or claims the key for this run.
 * @param hashes valid digests of the request; the first is stored
 */
const waitForTurn = async (area: MemoryArea, id: string, hashes: readonly string[], now: () => Date): Promise<Turn> => {
  const [hash = ''] = hashes;
  for (;;) {
    const seen = await area.get(id);
    const kept = seen && parseRecord(seen.text);
    if (kept && !hashes.includes(kept.hash)) return { outcome: null };
    if (kept?.outcome !== undefined) return { outcome: kept.outcome };
    const isRunning = kept?.runningUntil !== undefined && kept.runningUntil > now().getTime();
    if (isRunning) {
      await pause(POLL_INTERVAL);
      continue;
    }
    const wasSent = kept?.sent === true;
    const shown = kept?.shown;
    const claim: KeyRecord = { hash, runningUntil: now().getTime() + LEASE, sent: wasSent, shown };
    if (await area.replace(id, JSON.stringify(claim), OUTCOME_TTL, seen)) return { wasSent, shown };
  }
};

/** Dependencies of the keys of a gateway. */
export interface ChangeKeysOptions {
  /** The memory that the gateways share. */
  readonly memory: SharedMemory;
  readonly now: () => Date;
}

/**
 * Creates the idempotency keys of all changes of a gateway. A refusal is not stored: nothing happened, so the key can
 * be used again with corrected arguments. Arguments are stored as a keyed hash, because they may contain a card number.
 * While the shared memory is lost, a change runs without a stored key.
 */
export const createChangeKeys = ({ memory, now }: ChangeKeysOptions): ChangeKeys => {
  const area = memory.area('changes', MAX_OUTCOMES);
  const runningHere = new Map<string, Running>();

  const start = async (
    id: string,
    hashes: readonly string[],
    run: RunChange<ChangeOutcome>,
  ): Promise<ChangeOutcome | null> => {
    const [hash = ''] = hashes;
    // without the shared memory the change runs anyway: services check the keys, too
    const turn = await unlessLost<Turn>(waitForTurn(area, id, hashes, now), { wasSent: false });
    if ('outcome' in turn) return turn.outcome;
    const { wasSent } = turn;
    let { shown } = turn;
    const storeRecord = (kept: KeyRecord) =>
      unlessLost(area.set(id, JSON.stringify({ ...kept, shown }), OUTCOME_TTL), undefined);
    const removeRecord = () => unlessLost(area.remove(id), undefined);
    const state = { left: false };
    const wasShown: ChangeRun['wasShown'] = (content) =>
      content === undefined ? undefined : shown && memory.digests(content).some((digest) => shown?.includes(digest));
    const markSent: ChangeRun['markSent'] = async (contents) => {
      state.left = true;
      shown ??= contents?.flatMap((content) => (content === undefined ? [] : [memory.digest(content)]));
      await storeRecord({ hash, runningUntil: now().getTime() + LEASE, sent: true });
    };
    try {
      const outcome = await run({ wasSent, isSent: () => wasSent || state.left, markSent, wasShown });
      if (outcome.error === null) await storeRecord({ hash, outcome });
      // a refusal before sending proves nothing about an earlier run that was sent
      else await (wasSent && !state.left ? storeRecord({ hash, sent: true }) : removeRecord());
      return outcome;
    } catch (error) {
      const isUnknown = wasSent || (state.left && !isDefinite(error));
      await (isUnknown ? storeRecord({ hash, sent: true }) : removeRecord());
      throw isUnknown ? withUnknownOutcome(error) : error;
    }
  };

  return {
    runOnce: async <Outcome extends ChangeOutcome>(
      { area: name, personId, key, request }: RequestedChange,
      run: RunChange<Outcome>,
    ) => {
      const id = `${name} ${personId} ${key}`;
      const hashes = memory.digests(JSON.stringify(request, sortFields));
      const [hash = ''] = hashes;
      const running = runningHere.get(id);
      if (running && running.hash !== hash) return null;
      const answer = running?.answer ?? start(id, hashes, run).finally(() => runningHere.delete(id));
      if (!running) runningHere.set(id, { hash, answer });
      // the hash includes the operation, so the outcome has its type
      const isOutcome = (outcome: ChangeOutcome | null): outcome is Outcome => outcome !== null;
      const outcome = await answer;
      return isOutcome(outcome) ? outcome : null;
    },
  };
};
