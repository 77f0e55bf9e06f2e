/** Clock that a test moves, through the parent process. That process moves the clocks of all programs. */
export interface MovableClock {
  /** Returns the seconds by which the clocks are ahead of the real time. */
  readonly ahead: () => number;
  /** Sets the clocks ahead of the real time. @param seconds 0 sets them to the real time */
  readonly setAhead: (seconds: number) => Promise<void>;
}

/** Name under which the preloaded module of the test kit leaves its clock. */
const CLOCK = Symbol.for('backoffice.clock');

const isClock = (found: unknown): found is MovableClock =>
  typeof found === 'object' && found !== null && 'ahead' in found && 'setAhead' in found;

/** Returns the clock of this program if the test kit made it movable. */
export const movableClock = (): MovableClock | undefined => {
  const found: unknown = Reflect.get(globalThis, CLOCK);
  return isClock(found) ? found : undefined;
};
