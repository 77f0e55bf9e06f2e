import type { Bounded, Deadlines } from './deadlines.ts';
import type { Departure } from './departure.ts';

/** What ended the waiting for an answer before it was there. */
export type Impatience = 'deadline' | 'client';

/** How long a call may take, and whether somebody still waits for it. */
export class Patience implements Bounded {
  elder: Bounded | undefined;
  younger: Bounded | undefined;
  readonly #endsAt: number;
  readonly #deadlines: Deadlines;
  readonly #forget: (() => void) | undefined;
  #ended: Impatience | undefined;
  #interrupt: (() => void) | undefined;

  /** @param client gone when nobody waits any more; changes pass none, for they must not stop half-way */
  constructor(deadlines: Deadlines, client?: Departure) {
    this.#endsAt = performance.now() + deadlines.ms;
    this.#deadlines = deadlines;
    deadlines.add(this);
    this.#forget = client?.whenGone(() => this.end('client'));
    if (client?.isGone()) this.end('client');
  }

  end(reason: Impatience = 'deadline'): void {
    this.#ended ??= reason;
    this.#interrupt?.();
  }

  /** What ended it, if anything. */
  ended(): Impatience | undefined {
    return this.#ended;
  }

  /** Milliseconds left. */
  left(): number {
    return this.#endsAt - performance.now();
  }

  /** Calls back when it ends before its time; one at a time, the last one given. */
  interrupts(callBack: () => void): void {
    this.#interrupt = callBack;
  }

  /** Waits; less long when it ends before. */
  pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wait = setTimeout(resolve, ms);
      this.#interrupt = () => {
        clearTimeout(wait);
        resolve();
      };
    });
  }

  /** The call is over: forgets its deadline and the client. */
  release(): void {
    this.#deadlines.delete(this);
    this.#forget?.();
  }
}
