import type { ClientConnection } from './client-connection.ts';

/** Reason why a call was aborted before its answer came. */
export type AbortReason = 'deadline' | 'client';

/** Deadline of one call; the call also ends when its client disconnects. */
export class CallDeadline {
  readonly #endsAt: number;
  readonly #timer: NodeJS.Timeout;
  readonly #forgetClient: (() => void) | undefined;
  #ended: AbortReason | undefined;
  #onAbort: (() => void) | undefined;

  /**
   * @param ms milliseconds that the call may take
   * @param client connection whose end aborts the call; changes pass none, because they must not stop half-way
   */
  constructor(ms: number, client?: ClientConnection) {
    this.#endsAt = performance.now() + ms;
    // it does not keep the process: the connection of the call does
    this.#timer = setTimeout(() => this.#end('deadline'), ms).unref();
    this.#forgetClient = client?.onDisconnect(() => this.#end('client'));
    if (client?.isDisconnected()) this.#end('client');
  }

  #end(reason: AbortReason): void {
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
    clearTimeout(this.#timer);
    this.#forgetClient?.();
  }
}
