import { startOwnBackOffice } from './own-back-office.mjs';

/** A back-office of one test file. */
export type OwnBackOffice = Awaited<ReturnType<typeof startOwnBackOffice>>;

/** Milliseconds that it takes to start at most, with what has to be there before. */
const START_LIMIT = 240_000;

/** Starts a back-office before the tests of a file, and stops it after them. @param prepare what has to be there before */
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
