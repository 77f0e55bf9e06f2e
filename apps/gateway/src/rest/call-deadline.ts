/** Connection of the client that sent a request. */
export interface ClientConnection {
  /** Adds a callback for the disconnect, or calls it at once after a disconnect. Returns a function that removes it. */
  readonly onDisconnect: (callBack: () => void) => () => void;
}

/** Creates a connection that lasts until `disconnect` is called. */
export const createClientConnection = (): ClientConnection & { readonly disconnect: () => void } => {
  const callBacks = new Set<() => void>();
  let disconnected = false;
  return {
    onDisconnect: (callBack) => {
      if (disconnected) callBack();
      else callBacks.add(callBack);
      return () => callBacks.delete(callBack);
    },
    disconnect: () => {
      disconnected = true;
      for (const callBack of callBacks) callBack();
      callBacks.clear();
    },
  };
};

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
    // the timer must not keep the process alive; the connection of the call does
    this.#timer = setTimeout(() => this.#end('deadline'), ms).unref();
    this.#forgetClient = client?.onDisconnect(() => this.#end('client'));
  }

  #end(reason: AbortReason): void {
    this.#ended ??= reason;
    this.#onAbort?.();
  }

  /** Returns the reason of the abort; undefined while the call goes on. */
  abortReason(): AbortReason | undefined {
    return this.#ended;
  }

  /** Returns the remaining milliseconds. */
  remainingMs(): number {
    return this.#endsAt - performance.now();
  }

  /** Sets the callback for an abort, and replaces the previous one. */
  onAbort(callBack: () => void): void {
    this.#onAbort = callBack;
  }

  /** Waits for some milliseconds, or until the abort. It replaces the callback of `onAbort`. */
  pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wait = setTimeout(resolve, ms);
      this.#onAbort = () => {
        clearTimeout(wait);
        resolve();
      };
    });
  }

  /** Releases the timer and the client of a finished call. */
  release(): void {
    clearTimeout(this.#timer);
    this.#forgetClient?.();
  }
}
