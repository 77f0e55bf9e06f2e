import { setTimeout as pause } from 'node:timers/promises';
import { isDefinite, withUnknownOutcome } from '../errors/upstream-error.ts';
import { unlessLost, type MemoryArea, type SharedMemory } from '../shared-memory/shared-memory.ts';
import { isObject } from '../unknown-value.ts';

/** Time that a change's answer is kept for its key, in milliseconds; as long as the services keep theirs. */
const keptFor = 24 * 60 * 60 * 1000;
/** Of all areas together, where the memory is this process's. */
const answersKept = 5_000;

/** Milliseconds in which a change ends one way or the other; after them whoever made it is gone. */
const LEASE = 60_000;
/** Milliseconds between two looks at a change that another gateway makes. */
const LOOK_AGAIN = 100;

/** A change as a person requested it. */
export interface RequestedChange {
  /** The same key in another area is another key. */
  readonly area: string;
  /** `sub` of the person: a key is only good for whom it was made. */
  readonly personId: string;
  readonly key: string;
  /** Everything that must be the same when it is requested again: the operation and its arguments. */
  readonly request: readonly unknown[];
}

/** End of a change: made, or refused before anything happened. */
interface Ended {
  readonly error: object | null;
}

/** A run of a change, as its key knows it. */
export interface ChangeRun {
  /** An earlier run left, and nobody knows what came of it: only the service can report it, by the same key. */
  readonly wasSent: boolean;
  /** Returns whether it has left by now, in this run or an earlier one. */
  readonly isSent: () => boolean;
  /**
   * Called before the change leaves for its service: from then on it may have been made, also if this gateway dies.
   * @param shown contents of the confirmation that the change itself does not move; a digest of each is stored with the key
   */
  readonly leaves: (shown: readonly (string | undefined)[] | undefined) => Promise<void>;
  /** Returns whether this content was shown when the change left; undefined where nothing was, or nobody knows. */
  readonly isAsSent: (content: string | undefined) => boolean | undefined;
}

/** Makes a change, or refuses it. */
export type RunChange<Outcome> = (run: ChangeRun) => Promise<Outcome>;

/** Sees to it that a change is made once for its key. */
export interface ChangeKeys {
  /**
   * Runs a change, or answers as it was answered under this key before. Those who ask at the same time, at whatever
   * gateway, wait for one run. Null when the key was used for another change.
   */
  readonly once: <Outcome extends Ended>(
    requested: RequestedChange,
    run: RunChange<Outcome>,
  ) => Promise<Outcome | null>;
}

/** Record kept for a key: its change is running until a moment, was sent, or was answered. */
interface Memory {
  readonly hash: string;
  readonly runningUntil?: number;
  /** It left for its service: until an answer reports the outcome, it may have been made. */
  readonly sent?: boolean;
  /** Digests of what was shown when it left. */
  readonly shown?: readonly string[] | undefined;
  readonly outcome?: Ended;
}

interface Running {
  readonly hash: string;
  readonly answer: Promise<Ended | null>;
}

/** Order to run the change, or the outcome that is known already. */
type Turn =
  | { readonly wasSent: boolean; readonly shown?: readonly string[] | undefined }
  | { readonly outcome: Ended | null };

/**
 * The fields of an object by name: arguments come as the document has them once it is compiled, and as the schema has them
 * before. The same change is the same text.
 */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Reads a record of this gateway, sealed where others could write, too. */
const remembered = (text: string): Memory | undefined => {
  const value: unknown = JSON.parse(text);
  return isMemory(value) ? value : undefined;
};
const isMemory = (value: unknown): value is Memory => isObject(value) && 'hash' in value;

const waitForTurn = async (area: MemoryArea, id: string, hash: string, now: () => Date): Promise<Turn> => {
  for (;;) {
    const seen = await area.get(id);
    const kept = seen && remembered(seen.text);
    if (kept && kept.hash !== hash) return { outcome: null };
    if (kept?.outcome !== undefined) return { outcome: kept.outcome };
    const isRunning = kept?.runningUntil !== undefined && kept.runningUntil > now().getTime();
    if (isRunning) {
      await pause(LOOK_AGAIN);
      continue;
    }
    const wasSent = kept?.sent === true;
    const shown = kept?.shown;
    const mine: Memory = { hash, runningUntil: now().getTime() + LEASE, sent: wasSent, shown };
    if (await area.replace(id, JSON.stringify(mine), keptFor, seen)) return { wasSent, shown };
  }
};

/** The parts of a gateway that keep keys. */
export interface ChangeKeysOptions {
  /** The memory that the gateways share. */
  readonly memory: SharedMemory;
  readonly now: () => Date;
}

/**
 * Creates the keys of all changes of a gateway. A refusal is not kept: nothing happened, so that the same key may be tried
 * with corrected arguments. Arguments are kept as a keyed hash, because they may hold a card number.
 */
export const createChangeKeys = ({ memory, now }: ChangeKeysOptions): ChangeKeys => {
  const area = memory.area('changes', answersKept);
  const runningHere = new Map<string, Running>();

  const start = async (id: string, hash: string, run: RunChange<Ended>): Promise<Ended | null> => {
    // alone without the memory: the services keep keys, too
    const turn = await unlessLost<Turn>(waitForTurn(area, id, hash, now), { wasSent: false });
    if ('outcome' in turn) return turn.outcome;
    const { wasSent } = turn;
    let { shown } = turn;
    const remember = (kept: Memory) => unlessLost(area.set(id, JSON.stringify({ ...kept, shown }), keptFor), undefined);
    const forget = () => unlessLost(area.remove(id), undefined);
    const state = { left: false };
    const isAsSent: ChangeRun['isAsSent'] = (content) =>
      content === undefined ? undefined : shown?.includes(memory.digest(content));
    const leaves: ChangeRun['leaves'] = async (contents) => {
      state.left = true;
      shown ??= contents?.flatMap((content) => (content === undefined ? [] : [memory.digest(content)]));
      await remember({ hash, runningUntil: now().getTime() + LEASE, sent: true });
    };
    try {
      const outcome = await run({ wasSent, isSent: () => wasSent || state.left, leaves, isAsSent });
      if (outcome.error === null) await remember({ hash, outcome });
      // refused before it left: that proves nothing about an earlier run that did
      else await (wasSent && !state.left ? remember({ hash, sent: true }) : forget());
      return outcome;
    } catch (error) {
      const isUnknown = wasSent || (state.left && !isDefinite(error));
      await (isUnknown ? remember({ hash, sent: true }) : forget());
      throw isUnknown ? withUnknownOutcome(error) : error;
    }
  };

  return {
    once: async <Outcome extends Ended>(
      { area: name, personId, key, request }: RequestedChange,
      run: RunChange<Outcome>,
    ) => {
      const id = `${name} ${personId} ${key}`;
      const hash = memory.digest(JSON.stringify(request, inOrder));
      const running = runningHere.get(id);
      if (running && running.hash !== hash) return null;
      const answer = running?.answer ?? start(id, hash, run).finally(() => runningHere.delete(id));
      if (!running) runningHere.set(id, { hash, answer });
      // the same key is of the same operation, by its hash, and so of the same type
      const isOutcome = (outcome: Ended | null): outcome is Outcome => outcome !== null;
      const outcome = await answer;
      return isOutcome(outcome) ? outcome : null;
    },
  };
};
