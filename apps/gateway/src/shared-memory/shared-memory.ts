/** Stored text, and a stamp that changes with every write. */
export interface StoredText {
  readonly text: string;
  readonly stamp: string;
}

/**
 * Part of the shared memory with its own keys. Every method rejects with `MemoryLostError` when the memory cannot be
 * reached. The caller decides how to go on.
 */
export interface MemoryArea {
  readonly get: (key: string) => Promise<StoredText | undefined>;
  /**
   * Stores the text and replaces any other.
   * @param ttl milliseconds to live
   */
  readonly set: (key: string, text: string, ttl: number) => Promise<void>;
  /**
   * Stores the text only if the entry is unchanged since `seen` was read. Only one of several concurrent attempts
   * succeeds.
   * @param ttl milliseconds to live
   * @param seen entry that was read; undefined for none
   */
  readonly replace: (key: string, text: string, ttl: number, seen: StoredText | undefined) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
  /**
   * Adds to a counter and returns it, synchronously in the memory of one process. The counter expires `ttl` after its
   * first count.
   * @param ttl milliseconds to live
   * @param by increment, 1 by default
   */
  readonly count: (key: string, ttl: number, by?: number) => number | Promise<number>;
}

/** State of the shared memory: `alone` without Redis, otherwise the state of the connection. */
export type MemoryState = 'alone' | 'connected' | 'lost';

/** Memory that gateways share. Without Redis, it is the memory of one process. */
export interface SharedMemory {
  /** @param most maximum entries in the memory of one process; the least recently used are evicted */
  readonly area: (name: string, most: number) => MemoryArea;
  /** Returns a keyed hash, equal in gateways with the same secret. It compares texts without storing them. */
  readonly digest: (text: string) => string;
  /**
   * Returns the keyed hashes that a stored or signed digest of a text may have. The first is `digest`; the second, while
   * the secret is rotated, is that of the other secret.
   */
  readonly digests: (text: string) => readonly string[];
  /** State of the connection, without a check. */
  readonly state: () => MemoryState;
  /** Pings the memory with the deadline of a command. A frozen Redis is still connected, but does not answer. */
  readonly look: () => Promise<MemoryState>;
  readonly close: () => Promise<void>;
}

/** Error of an unreachable shared memory. */
export class MemoryLostError extends Error {
  override readonly name = 'MemoryLostError';

  constructor(cause: unknown) {
    super('the shared memory does not answer', { cause });
  }
}

/** Resolves to the answer, or to the fallback when the memory is lost. */
export const unlessLost = async <Answer>(requested: Promise<Answer>, otherwise: Answer): Promise<Answer> => {
  try {
    return await requested;
  } catch (error) {
    if (error instanceof MemoryLostError) return otherwise;
    throw error;
  }
};
