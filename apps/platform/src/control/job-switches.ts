import { EventEmitter, once } from 'node:events';

/** Switches of the work of a service in the background; the last value holds. */
export interface JobSwitches {
  readonly set: (given: { readonly held?: boolean; readonly failing?: boolean }) => void;
  /** Waits while the work is held. */
  readonly untilReleased: (signal: AbortSignal) => Promise<void>;
  /** Takes the failure that was set: true once, then false. */
  readonly takeFailure: () => boolean;
}

/** Creates the switches: nothing is held and nothing fails until it is set. */
export function createJobSwitches(): JobSwitches {
  const events = new EventEmitter();
  let held = false;
  let failing = false;
  return {
    set: (given) => {
      held = given.held ?? held;
      failing = given.failing ?? failing;
      if (!held) events.emit('released');
    },
    untilReleased: async (signal) => {
      while (held) await once(events, 'released', { signal });
    },
    takeFailure: () => {
      const fails = failing;
      failing = false;
      return fails;
    },
  };
}
