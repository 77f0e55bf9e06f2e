import { startOwnBackOffice } from './own-back-office.mjs';

/** Back-office started for one test file. */
export type OwnBackOffice = Awaited<ReturnType<typeof startOwnBackOffice>>;

/** Timeout in milliseconds of preparation and start together. */
const START_LIMIT = 240_000;

/**
 * Starts a back-office before the tests of a file, and stops it after them.
 * @param prepare work before the start, such as a build
 * @returns function that returns the running back-office; only tests may call it, because it throws before the start
 */
export const runOwnBackOffice = (prepare: () => Promise<void> = () => Promise.resolve()): (() => OwnBackOffice) => {
  let started: OwnBackOffice | undefined;
  beforeAll(async () => {
    await prepare();
    started = await startOwnBackOffice();
  }, START_LIMIT);
  afterAll(() => started?.stop());
  return () => {
    if (!started) throw new Error('The back-office is started before the first test.');
    return started;
  };
};
