/**
 * Outcome of one item. After `unknown` the change may have been made, so a retry must have the same idempotency key.
 */
export type ItemOutcome =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed' | 'unknown';
      readonly message: string;
      readonly nextStep: string | null;
      /** Request id for support; null when there is none. */
      readonly requestId: string | null;
    };

/** Item that has not started here. With `mayBeMade`, another window may have started it without storing its outcome. */
interface WaitingItem {
  readonly kind: 'waiting';
  readonly mayBeMade?: boolean;
}

/** State of one item. */
export type ItemState = WaitingItem | { readonly kind: 'running' } | ItemOutcome;

/** Item and its state. Each new state is a new object. */
export interface BulkLine<Item> {
  readonly item: Item;
  readonly state: ItemState;
}

/** Immutable state of a whole run. */
export interface BulkSnapshot<Item> {
  readonly lines: readonly BulkLine<Item>[];
  /** True from the start until no item is running and none may start. */
  readonly running: boolean;
  /** True after the run was stopped: items that had not started still wait. */
  readonly stopped: boolean;
  /** Reason why this window may no longer continue the run; undefined while it may. */
  readonly refusal: string | undefined;
  /** False after the run could not be stored. It then cannot continue after this window is closed. */
  readonly isStored: boolean;
}

/** Run of the same change over many items, with limited concurrency. */
export interface BulkRun<Item> {
  readonly snapshot: () => BulkSnapshot<Item>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts the run, or continues it after a stop. */
  readonly start: () => void;
  /** Starts no more items; running items end. */
  readonly stop: () => void;
  /** Retries failed and unknown items. Items that still wait after a stop go on waiting. */
  readonly retryFailed: () => void;
  /** Releases the run. Another window may then continue its waiting and unknown items. */
  readonly close: () => void;
}

/**
 * Changes one item.
 * @param key idempotency key, the same until the item has definitely failed
 * @param mayBeMade true when an earlier attempt may have made the change
 */
export type RunItem<Item> = (item: Item, key: string, mayBeMade: boolean) => Promise<ItemOutcome>;

/** Outcome of an item, as reported to the keeper of the run. */
export interface ItemTold {
  readonly place: number;
  /** Idempotency key of the next attempt. */
  readonly key: string;
  readonly outcome: ItemOutcome;
}

/** Stores a run, so that it can be continued after its window is closed. */
export interface RunKeeper {
  /**
   * Called before items start. The first `count` items of the run may start once its promise resolves, also when the
   * run could not be stored.
   */
  readonly begins: (count: number) => Promise<void>;
  readonly told: (item: ItemTold) => void;
  /** Called when the run stops; `hasEnded` is false when it may continue later. */
  readonly stops: (hasEnded: boolean) => Promise<void>;
  /** Reason why this window may no longer continue the run; undefined while it may. */
  readonly refusal: () => string | undefined;
  /** False after the run could not be stored. */
  readonly isStored: () => boolean;
}

/** Item with the state and key that it has when the run starts. */
export interface StartLine<Item> extends BulkLine<Item> {
  readonly key: string;
  /** True when an earlier attempt may have made the change. */
  readonly mayBeMade: boolean;
}

interface BulkOptions<Item> {
  readonly lines: readonly StartLine<Item>[];
  /** Maximum number of items that run concurrently. */
  readonly limit: number;
  readonly run: RunItem<Item>;
  /** Keeper of the run; without it the run is not stored. */
  readonly keeper?: RunKeeper;
}

/**
 * Maximum number of items that are announced to the keeper at once. After a crash, the outcome of an announced item
 * without a reported outcome is not known.
 */
const ANNOUNCED = 100;

const isRetried = ({ kind }: ItemState): boolean => kind === 'failed' || kind === 'unknown';

/** Returns new lines for items, each with its own idempotency key. */
export const newLines = <Item>(items: readonly Item[]): readonly StartLine<Item>[] =>
  items.map((item) => ({ item, key: crypto.randomUUID(), mayBeMade: false, state: { kind: 'waiting' } }));

/** Announces items to the keeper in groups of `ANNOUNCED`, before they start. */
const createAnnouncer = (keeper: RunKeeper | undefined, size: number) => {
  let announced = keeper ? 0 : Infinity;
  let isBusy = false;
  return {
    isBusy: () => isBusy,
    has: (place: number): boolean => place < announced,
    announce: async (from: number): Promise<void> => {
      isBusy = true;
      const upTo = Math.min(from + ANNOUNCED, size);
      await keeper?.begins(upTo);
      isBusy = false;
      announced = upTo;
    },
    /** Resets the announcements: a run that continues announces its items again. */
    forget: (): void => {
      if (keeper) announced = 0;
    },
  };
};

/** Holds the snapshot of a run in memory and notifies its listeners. */
const createBoard = <Item>(begin: readonly StartLine<Item>[]) => {
  const listeners = new Set<() => void>();
  let current: BulkSnapshot<Item> = {
    lines: begin.map(({ item, state }) => ({ item, state })),
    running: false,
    stopped: false,
    refusal: undefined,
    isStored: true,
  };
  const show = (changed: Partial<BulkSnapshot<Item>>): void => {
    current = { ...current, ...changed };
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    show,
    mark: (place: number, state: ItemState): void => {
      show({ lines: current.lines.map((line, at) => (at === place ? { ...line, state } : line)) });
    },
    has: (...kinds: readonly ItemState['kind'][]): boolean =>
      current.lines.some(({ state }) => kinds.includes(state.kind)),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Creates a run over items in their order. An item gets a new idempotency key only after a definite failure. */
export const createBulkRun = <Item>({ lines: begin, limit, run, keeper }: BulkOptions<Item>): BulkRun<Item> => {
  const keys = begin.map(({ key }) => key);
  const mayBeMade = begin.map((line) => line.mayBeMade);
  const board = createBoard(begin);
  const announcer = createAnnouncer(keeper, begin.length);
  let underWay = 0;
  /** Places of the items that may start; undefined when all may. */
  let retried: ReadonlySet<number> | undefined;

  /** Stops the run when the keeper refuses to continue it. */
  const heed = (): void => {
    const refusal = keeper?.refusal();
    if (refusal !== undefined) board.show({ stopped: true, refusal });
  };
  const runOne = async (place: number, item: Item): Promise<void> => {
    underWay += 1;
    board.mark(place, { kind: 'running' });
    const outcome = await run(item, keys[place] ?? '', mayBeMade[place] ?? false);
    if (outcome.kind === 'failed') keys[place] = crypto.randomUUID();
    mayBeMade[place] = outcome.kind === 'unknown';
    keeper?.told({ place, key: keys[place] ?? '', outcome });
    underWay -= 1;
    board.mark(place, outcome);
    heed();
    fill();
  };
  const announce = async (from: number): Promise<void> => {
    await announcer.announce(from);
    board.show({ isStored: keeper?.isStored() ?? false });
    heed();
    fill();
  };
  const fill = (): void => {
    for (const [place, { item, state }] of board.current().lines.entries()) {
      if (board.current().stopped || announcer.isBusy() || underWay >= limit) break;
      if (state.kind !== 'waiting' || retried?.has(place) === false) continue;
      if (announcer.has(place)) void runOne(place, item);
      else void announce(place);
    }
    if (underWay > 0 || announcer.isBusy() || !board.current().running) return;
    announcer.forget();
    board.show({ running: false, stopped: board.current().stopped || board.has('waiting') });
    void keeper?.stops(!board.has('waiting', 'failed', 'unknown'));
  };
  const start = (places?: ReadonlySet<number>): void => {
    retried = places;
    board.show({ running: true, stopped: false });
    fill();
  };

  return {
    snapshot: board.current,
    subscribe: board.subscribe,
    start: () => start(),
    stop: () => board.show({ stopped: true }),
    retryFailed: () => {
      const { lines } = board.current();
      const places = new Set(lines.flatMap(({ state }, place) => (isRetried(state) ? [place] : [])));
      board.show({ lines: lines.map((line, at) => (places.has(at) ? { ...line, state: { kind: 'waiting' } } : line)) });
      start(places);
    },
    close: () => void keeper?.stops(!board.has('waiting', 'unknown')),
  };
};
