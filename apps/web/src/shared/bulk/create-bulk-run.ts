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
}

/**
 * Does it to one item.
 * @param key the same until the item is known to have failed
 * @param mayBeMade whether an earlier attempt may have done it
 */
export type RunItem<Item> = (item: Item, key: string, mayBeMade: boolean) => Promise<ItemOutcome>;

interface BulkOptions<Item> {
  readonly items: readonly Item[];
  /** Items at a time. */
  readonly limit: number;
  readonly run: RunItem<Item>;
}

const isRetried = ({ kind }: ItemState): boolean => kind === 'failed' || kind === 'unknown';

/** A run over items in their order. It keeps a key for each, made here and renewed only after a definite failure. */
export const createBulkRun = <Item>({ items, limit, run }: BulkOptions<Item>): BulkRun<Item> => {
  const keys = items.map(() => crypto.randomUUID());
  const mayBeMade = items.map(() => false);
  const listeners = new Set<() => void>();
  let current: BulkSnapshot<Item> = {
    lines: items.map((item) => ({ item, state: { kind: 'waiting' } })),
    running: false,
    stopped: false,
  };
  let underWay = 0;

  const show = (changed: Partial<BulkSnapshot<Item>>): void => {
    current = { ...current, ...changed };
    for (const listener of listeners) listener();
  };
  const mark = (place: number, state: ItemState): void => {
    show({ lines: current.lines.map((line, at) => (at === place ? { ...line, state } : line)) });
  };

  const runOne = async (place: number, item: Item): Promise<void> => {
    underWay += 1;
    mark(place, { kind: 'running' });
    const outcome = await run(item, keys[place] ?? '', mayBeMade[place] ?? false);
    if (outcome.kind === 'failed') keys[place] = crypto.randomUUID();
    mayBeMade[place] = outcome.kind === 'unknown';
    underWay -= 1;
    mark(place, outcome);
    fill();
  };
  const fill = (): void => {
    for (const [place, { item, state }] of current.lines.entries()) {
      if (current.stopped || underWay >= limit) break;
      if (state.kind === 'waiting') void runOne(place, item);
    }
    if (underWay === 0) show({ running: false });
  };
  const start = (): void => {
    show({ running: true, stopped: false });
    fill();
  };

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    stop: () => show({ stopped: true }),
    retryFailed: () => {
      const lines = current.lines.map((line) =>
        isRetried(line.state) ? { ...line, state: { kind: 'waiting' } as const } : line,
      );
      show({ lines });
      start();
    },
  };
};
