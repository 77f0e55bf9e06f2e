import { usePolling } from './use-polling';

/** Milliseconds between an answer with an unfinished sum and the next request. */
const EVERY_MS = 2_000;

/** Sum of a long list. The gateway adds up a part of the rows at each request. */
interface GrowingSum {
  /** True while rows remain to be added up. */
  readonly goesOn: boolean;
}

/** Hook that repeats a request until the gateway has added up every sum of its answer. */
export const useGrowingSums = (
  sums: readonly (GrowingSum | null | undefined)[],
  refetch: () => Promise<unknown>,
): void => {
  const isUnfinished = sums.some((sum) => sum?.goesOn);
  usePolling(isUnfinished, EVERY_MS, refetch);
};
