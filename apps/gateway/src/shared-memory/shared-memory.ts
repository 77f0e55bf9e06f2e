/** A text that is kept, and a stamp that changes whenever the text does. */
export interface Kept {
  readonly text: string;
  readonly stamp: string;
}

/**
 * A part of what gateways remember together, with keys of its own. Every method rejects with `MemoryLostError` when the
 * memory cannot be reached: who uses it decides what that means.
 */
export interface MemoryArea {
  readonly get: (key: string) => Promise<Kept | undefined>;
  /** Sets the text, whatever was there before. @param ttl milliseconds */
  readonly set: (key: string, text: string, ttl: number) => Promise<void>;
  /**
   * Only when nothing has changed since `seen` was read; undefined stands for nothing. Of several who try at the same
   * time one succeeds. @param ttl milliseconds
   */
  readonly replace: (key: string, text: string, ttl: number, seen: Kept | undefined) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
  /**
   * Counts under this key since the first time, which is forgotten after a while; at once where the memory
   * is this process's. @param ttl milliseconds @param by how many times at once; once without it
   */
  readonly count: (key: string, ttl: number, by?: number) => number | Promise<number>;
}

/** State of the memory that gateways share. */
export type MemoryState = 'alone' | 'connected' | 'lost';

/** Memory that gateways share; of one process alone without Redis. */
export interface SharedMemory {
  /** @param most entries, where the memory is this process's; the longest unused leave first */
  readonly area: (name: string, most: number) => MemoryArea;
  /** A keyed hash, the same in every gateway: shows whether two texts are the same without keeping either. */
  readonly digest: (text: string) => string;
  /** Found by the last connection. */
  readonly state: () => MemoryState;
  /** Asks it, and waits no longer than for any other answer: one that is frozen is connected all the same. */
  readonly look: () => Promise<MemoryState>;
  readonly close: () => Promise<void>;
}

/** The memory that gateways share cannot be reached. */
export class MemoryLostError extends Error {
  override readonly name = 'MemoryLostError';

  constructor(cause: unknown) {
    super('the shared memory does not answer', { cause });
  }
}

/** The answer, or this one when the memory is lost: for what goes on without it. */
export const unlessLost = async <Answer>(requested: Promise<Answer>, otherwise: Answer): Promise<Answer> => {
  try {
    return await requested;
  } catch (error) {
    if (error instanceof MemoryLostError) return otherwise;
    throw error;
  }
};
