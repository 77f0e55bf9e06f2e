import { setTimeout as pause } from 'node:timers/promises';

/** Waits until the condition holds. It throws after 1,000 checks with pauses of 10 ms. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let looks = 0; !(await holds()); looks += 1) {
    if (looks === 1_000) throw new Error(`It has not come to ${holds.toString()}`);
    await pause(10);
  }
};
