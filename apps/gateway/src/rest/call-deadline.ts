/** Connection of the client that sent a request. An `AbortSignal` would do as well, at many times the cost a call. */
export interface ClientConnection {
  /** Adds a callback for the end of the connection, called at once when that has come; answers the function that removes it. */
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
    // it does not keep the process: the connection of the call does
    this.#timer = setTimeout(() => this.#end('deadline'), ms).unref();
    this.#forgetClient = client?.onDisconnect(() => this.#end('client'));
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
