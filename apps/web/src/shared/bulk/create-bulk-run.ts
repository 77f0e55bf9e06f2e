/** Outcome of one item. `unknown` may have been done: only the same may be requested again. */
export type ItemOutcome =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed' | 'unknown';
      readonly message: string;
      readonly nextStep: string | null;
      /** For support; null where nobody gave one. */
      readonly requestId: string | null;
    };

/** State of one item. */
export type ItemState = { readonly kind: 'waiting' } | { readonly kind: 'running' } | ItemOutcome;

/** One item and where it stands; a new object whenever that changes. */
export interface BulkLine<Item> {
  readonly item: Item;
  readonly state: ItemState;
}

/** Everything about a run at one moment. */
export interface BulkSnapshot<Item> {
  readonly lines: readonly BulkLine<Item>[];
  /** Something is under way or waits for its turn. */
  readonly running: boolean;
  /** Somebody stopped it: what had not begun still waits. */
  readonly stopped: boolean;
  /** Reason for which nothing more may be done here; undefined while it may. */
  readonly refusal: string | undefined;
  /** False when nobody can go on with it once this window is closed. */
  readonly isKept: boolean;
}

/** The same thing done to many items, a few at a time. */
export interface BulkRun<Item> {
  readonly snapshot: () => BulkSnapshot<Item>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins, or goes on after a stop. */
  readonly start: () => void;
  /** Begins nothing more; what is under way ends. */
  readonly stop: () => void;
  /** Does again what failed, and nothing else. */
  readonly retryFailed: () => void;
  /** Lets go of it: what waits or is not known may be gone on with elsewhere. */
  readonly close: () => void;
}

/**
 * Does it to one item.
 * @param key the same until the item is known to have failed
 * @param mayBeMade whether an earlier attempt may have done it
 */
export type RunItem<Item> = (item: Item, key: string, mayBeMade: boolean) => Promise<ItemOutcome>;

/** Outcome of an item, for whoever keeps the run. */
export interface ItemTold {
  readonly place: number;
  /** Key with which it is requested next. */
  readonly key: string;
  readonly outcome: ItemOutcome;
}

/** Keeps a run, so that it goes on after its window. */
export interface RunKeeper {
  /** Called before any of the first `count` items is done. */
  readonly begins: (count: number) => Promise<void>;
  readonly told: (item: ItemTold) => void;
  /** Called when it stops, for now or for good. */
  readonly stops: (hasEnded: boolean) => Promise<void>;
  /** Reason for which nothing more may be done here; undefined while it may. */
  readonly refusal: () => string | undefined;
  /** False once it could not be kept. */
  readonly isKept: () => boolean;
}

/** An item as a run begins with it. */
export interface StartLine<Item> extends BulkLine<Item> {
  readonly key: string;
  /** An earlier attempt may have done it. */
  readonly mayBeMade: boolean;
}

interface BulkOptions<Item> {
  readonly lines: readonly StartLine<Item>[];
  /** Items at a time. */
  readonly limit: number;
  readonly run: RunItem<Item>;
  /** Left out, the run is not kept. */
  readonly keeper?: RunKeeper;
}

/** Items that are announced at once to whoever keeps the run: those of which a crash leaves it open if they were done. */
const ANNOUNCED = 100;

const isRetried = ({ kind }: ItemState): boolean => kind === 'failed' || kind === 'unknown';

/** Lines of items of which nothing was done, each with a key of its own. */
export const newLines = <Item>(items: readonly Item[]): readonly StartLine<Item>[] =>
  items.map((item) => ({ item, key: crypto.randomUUID(), mayBeMade: false, state: { kind: 'waiting' } }));

/** Announces to the keeper of a run that items may be done, some at a time. */
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
    /** Has everything announced again, once the run goes on. */
    forget: (): void => {
      if (keeper) announced = 0;
    },
  };
};

/** Holds where a run stands, and notifies whoever listens. */
const createBoard = <Item>(begin: readonly StartLine<Item>[]) => {
  const listeners = new Set<() => void>();
  let current: BulkSnapshot<Item> = {
    lines: begin.map(({ item, state }) => ({ item, state })),
    running: false,
    stopped: false,
    refusal: undefined,
    isKept: true,
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

/** A run over items in their order. The key of an item is renewed only after a definite failure. */
export const createBulkRun = <Item>({ lines: begin, limit, run, keeper }: BulkOptions<Item>): BulkRun<Item> => {
  const keys = begin.map(({ key }) => key);
  const mayBeMade = begin.map((line) => line.mayBeMade);
  const board = createBoard(begin);
  const announcer = createAnnouncer(keeper, begin.length);
  let underWay = 0;

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
    board.show({ isKept: keeper?.isKept() ?? false });
    heed();
    fill();
  };
  const fill = (): void => {
    for (const [place, { item, state }] of board.current().lines.entries()) {
      if (board.current().stopped || announcer.isBusy() || underWay >= limit) break;
      if (state.kind !== 'waiting') continue;
      if (announcer.has(place)) void runOne(place, item);
      else void announce(place);
    }
    if (underWay > 0 || announcer.isBusy() || !board.current().running) return;
    announcer.forget();
    board.show({ running: false });
    void keeper?.stops(!board.has('waiting', 'failed', 'unknown'));
  };
  const start = (): void => {
    board.show({ running: true, stopped: false });
    fill();
  };

  return {
    snapshot: board.current,
    subscribe: board.subscribe,
    start,
    stop: () => board.show({ stopped: true }),
    retryFailed: () => {
      const { lines } = board.current();
      board.show({
        lines: lines.map((line) => (isRetried(line.state) ? { ...line, state: { kind: 'waiting' } } : line)),
      });
      start();
    },
    close: () => void keeper?.stops(!board.has('waiting', 'unknown')),
  };
};
