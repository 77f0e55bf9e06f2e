import type { DeadlineNode, Deadlines } from './deadlines.ts';
import type { ClientConnection } from './client-connection.ts';

/** Reason why a call was aborted before its answer came. */
export type AbortReason = 'deadline' | 'client';

/** Deadline of one call; the call also ends when its client disconnects. */
export class CallDeadline implements DeadlineNode {
  prev: DeadlineNode | undefined;
  next: DeadlineNode | undefined;
  readonly #endsAt: number;
  readonly #deadlines: Deadlines;
  readonly #forgetClient: (() => void) | undefined;
  #ended: AbortReason | undefined;
  #onAbort: (() => void) | undefined;

  /** @param client connection whose end aborts the call; changes pass none, because they must not stop half-way */
  constructor(deadlines: Deadlines, client?: ClientConnection) {
    this.#endsAt = performance.now() + deadlines.ms;
    this.#deadlines = deadlines;
    deadlines.add(this);
    this.#forgetClient = client?.onDisconnect(() => this.end('client'));
    if (client?.isDisconnected()) this.end('client');
  }

  end(reason: AbortReason = 'deadline'): void {
    this.#ended ??= reason;
    this.#onAbort?.();
  }

  /** Reason of the abort; undefined while the call goes on. */
  ended(): AbortReason | undefined {
    return this.#ended;
  }

  /** Milliseconds left. */
  left(): number {
    return this.#endsAt - performance.now();
  }

  /** Sets the callback for an abort; it replaces the one before. */
  onAbort(callBack: () => void): void {
    this.#onAbort = callBack;
  }

  /** Waits; an abort ends the wait. */
  pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wait = setTimeout(resolve, ms);
      this.#onAbort = () => {
        clearTimeout(wait);
        resolve();
      };
    });
  }

  /** Releases the deadline and the client of a call that is over. */
  release(): void {
    this.#deadlines.delete(this);
    this.#forgetClient?.();
  }
}
