import { setTimeout as pause } from 'node:timers/promises';
import { isDefinite, withUnknownOutcome } from '../errors/upstream-error.ts';
import { perGateway, type GatewayShared } from '../shared-memory/per-gateway.ts';
import { unlessLost, type MemoryArea } from '../shared-memory/shared-memory.ts';

/** How long the answer of a change is kept for its key, in milliseconds; as long as the services keep theirs. */
const keptFor = 24 * 60 * 60 * 1000;
const answersKept = 2_000;

/** Milliseconds in which a change ends one way or the other; after them whoever made it is gone. */
const LEASE = 60_000;
/** Milliseconds between two looks at a change that another gateway makes. */
const LOOK_AGAIN = 100;

/** A change as a person asked for it. */
export interface RequestedChange {
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

/** A run of a change, as its key knows it. */
export interface ChangeRun {
  /** An earlier run left, and nobody knows what came of it: only the service can tell, by the same key. */
  readonly wasSent: boolean;
  /** Called before the change leaves for its service: from then on it may have been made, also if this gateway dies. */
  readonly leaves: () => Promise<void>;
}

/** Makes a change, or refuses it. */
export type RunChange<Outcome> = (run: ChangeRun) => Promise<Outcome>;

/** Sees to it that a change is made once for its key. */
export interface ChangeKeys<Outcome extends Ended> {
  /**
   * Runs a change, or answers as it was answered under this key before. Those who ask at the same time, at whatever
   * gateway, wait for one run. Null when the key was used for another change.
   */
  readonly once: (requested: RequestedChange, run: RunChange<Outcome>) => Promise<Outcome | null>;
}

/** What is remembered of a key: its change is running until a moment, was sent, or was answered. */
interface Memory<Outcome> {
  readonly hash: string;
  readonly runningUntil?: number;
  /** It left for its service: until an answer tells, it may have been made. */
  readonly sent?: boolean;
  readonly outcome?: Outcome;
}

interface Running<Outcome> {
  readonly hash: string;
  readonly answer: Promise<Outcome | null>;
}

/** Whether to run the change, or what is known of it already. */
type Turn<Outcome> = { readonly wasSent: boolean } | { readonly outcome: Outcome | null };

/**
 * The fields of an object by name: arguments come as the document has them once it is compiled, and as the schema has them
 * before. The same change is the same text.
 */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** What we wrote ourselves, sealed where others could write, too. */
const remembered = <Outcome>(text: string): Memory<Outcome> | undefined => {
  const value: unknown = JSON.parse(text);
  return isMemory<Outcome>(value) ? value : undefined;
};
const isMemory = <Outcome>(value: unknown): value is Memory<Outcome> =>
  typeof value === 'object' && value !== null && 'hash' in value;

const waitForTurn = async <Outcome>(
  area: MemoryArea,
  id: string,
  hash: string,
  now: () => Date,
): Promise<Turn<Outcome>> => {
  for (;;) {
    const seen = await area.get(id);
    const kept = seen && remembered<Outcome>(seen.text);
    if (kept && kept.hash !== hash) return { outcome: null };
    if (kept?.outcome !== undefined) return { outcome: kept.outcome };
    const isRunning = kept?.runningUntil !== undefined && kept.runningUntil > now().getTime();
    if (isRunning) {
      await pause(LOOK_AGAIN);
      continue;
    }
    const wasSent = kept?.sent === true;
    const mine: Memory<Outcome> = { hash, runningUntil: now().getTime() + LEASE, sent: wasSent };
    if (await area.replace(id, JSON.stringify(mine), keptFor, seen)) return { wasSent };
  }
};

const createChangeKeys = <Outcome extends Ended>(name: string, { memory, now }: GatewayShared): ChangeKeys<Outcome> => {
  const area = memory.area(`changes:${name}`, answersKept);
  const runningHere = new Map<string, Running<Outcome>>();

  const perform = async (id: string, hash: string, wasSent: boolean, run: RunChange<Outcome>): Promise<Outcome> => {
    const remember = (kept: Memory<Outcome>) => unlessLost(area.set(id, JSON.stringify(kept), keptFor), undefined);
    const forget = () => unlessLost(area.remove(id), undefined);
    const state = { left: false };
    const leaves = async (): Promise<void> => {
      state.left = true;
      await remember({ hash, runningUntil: now().getTime() + LEASE, sent: true });
    };
    try {
      const outcome = await run({ wasSent, leaves });
      if (outcome.error === null) await remember({ hash, outcome });
      // refused before it left: that tells nothing of an earlier run that did
      else await (wasSent && !state.left ? remember({ hash, sent: true }) : forget());
      return outcome;
    } catch (error) {
      const isUnknown = wasSent || (state.left && !isDefinite(error));
      await (isUnknown ? remember({ hash, sent: true }) : forget());
      throw isUnknown ? withUnknownOutcome(error) : error;
    }
  };

  const start = async (id: string, hash: string, run: RunChange<Outcome>): Promise<Outcome | null> => {
    // alone without the memory: the services keep keys, too
    const turn = await unlessLost<Turn<Outcome>>(waitForTurn(area, id, hash, now), { wasSent: false });
    return 'outcome' in turn ? turn.outcome : perform(id, hash, turn.wasSent, run);
  };

  return {
    once: ({ personId, key, request }, run) => {
      const id = `${personId} ${key}`;
      const hash = memory.digest(JSON.stringify(request, inOrder));
      const running = runningHere.get(id);
      if (running) return running.hash === hash ? running.answer : Promise.resolve(null);
      const answer = start(id, hash, run).finally(() => runningHere.delete(id));
      runningHere.set(id, { hash, answer });
      return answer;
    },
  };
};

/** The keys of one kind of change, in a gateway. */
export type ChangeArea<Outcome extends Ended> = (shared: GatewayShared) => ChangeKeys<Outcome>;

/**
 * Declares the keys of one kind of change, kept in the memory that the gateways share. A refusal is not kept: nothing
 * happened, so that the same key may be tried with corrected arguments. Arguments are kept as a keyed hash, because they
 * may hold a card number.
 * @param name of the area: the same key in another area is another key
 */
export const changeArea = <Outcome extends Ended>(name: string): ChangeArea<Outcome> =>
  perGateway((shared) => createChangeKeys<Outcome>(name, shared));
