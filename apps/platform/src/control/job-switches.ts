import { EventEmitter, once } from 'node:events';

/** Switches with which tests hold the background jobs of a service, or make the next step of a job fail. */
export interface JobSwitches {
  /** Sets the switches. An absent property leaves its switch unchanged. */
  readonly set: (given: { readonly held?: boolean; readonly failing?: boolean }) => void;
  /** Waits while the jobs are held. */
  readonly untilReleased: (signal: AbortSignal) => Promise<void>;
  /** Consumes the failure that was set: returns true once, then false. */
  readonly takeFailure: () => boolean;
}

/** Creates the switches. Nothing is held and nothing fails by default. */
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
