/** A call that takes no longer than it may, and its neighbours in the line of those. */
export interface Bounded {
  /** Milliseconds left. */
  readonly left: () => number;
  readonly end: () => void;
  elder: Bounded | undefined;
  younger: Bounded | undefined;
}

/**
 * The deadlines of calls that may all take as long, in a line from the eldest to the youngest: one timer for the eldest,
 * in the place of one that is set and cleared with each call. The line is linked by hand, since a `Set` leaves the table
 * that it has outgrown to the old heap, and with it every call that was in it, until that is cleared as a whole.
 */
export class Deadlines {
  readonly ms: number;
  #eldest: Bounded | undefined;
  #youngest: Bounded | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.ms = ms;
  }

  add(call: Bounded): void {
    call.elder = this.#youngest;
    if (this.#youngest) this.#youngest.younger = call;
    else this.#eldest = call;
    this.#youngest = call;
    this.#timer ??= this.#after(this.ms);
  }

  /** Nothing when it is not in the line. */
  delete(call: Bounded): void {
    const { elder, younger } = call;
    if (elder) elder.younger = younger;
    else if (this.#eldest === call) this.#eldest = younger;
    if (younger) younger.elder = elder;
    else if (this.#youngest === call) this.#youngest = elder;
    call.elder = undefined;
    call.younger = undefined;
  }

  /** Does not keep the process: the connection of a call does. */
  #after(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.#timer = undefined;
      this.#look();
    }, ms).unref();
  }

  #look(): void {
    for (let call = this.#eldest; call; call = this.#eldest) {
      const left = call.left();
      if (left > 0) {
        this.#timer = this.#after(left);
        return;
      }
      this.delete(call);
      call.end();
    }
  }
}
