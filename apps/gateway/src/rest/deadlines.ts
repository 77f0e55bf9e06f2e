/** A node of the linked list of deadlines: a call that must end in time. */
export interface DeadlineNode {
  /** Milliseconds left. */
  readonly left: () => number;
  readonly end: () => void;
  prev: DeadlineNode | undefined;
  next: DeadlineNode | undefined;
}

/**
 * Deadlines of calls with the same timeout, as a linked list from the oldest to the newest. One timer serves the oldest
 * call, in place of one timer a call. The list is no `Set`: a `Set` that grows leaves its old table to the old heap, with
 * every call that was in it, until a major garbage collection.
 */
export class Deadlines {
  readonly ms: number;
  #head: DeadlineNode | undefined;
  #tail: DeadlineNode | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.ms = ms;
  }

  add(call: DeadlineNode): void {
    call.prev = this.#tail;
    if (this.#tail) this.#tail.next = call;
    else this.#head = call;
    this.#tail = call;
    this.#timer ??= this.#after(this.ms);
  }

  /** Removes a call; does nothing when it is not in the list. */
  delete(call: DeadlineNode): void {
    const { prev, next } = call;
    if (prev) prev.next = next;
    else if (this.#head === call) this.#head = next;
    if (next) next.prev = prev;
    else if (this.#tail === call) this.#tail = prev;
    call.prev = undefined;
    call.next = undefined;
  }

  /** Starts a timer that does not keep the process: the connection of a call does. */
  #after(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.#timer = undefined;
      this.#check();
    }, ms).unref();
  }

  #check(): void {
    for (let call = this.#head; call; call = this.#head) {
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
