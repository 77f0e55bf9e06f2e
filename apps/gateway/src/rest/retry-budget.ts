/** How many reads may be tried twice, over all services: retries must not double the load of a platform that suffers. */
export interface RetryBudget {
  /** A read is being made. */
  readonly deposit: () => void;
  /** Whether one may be made a second time. */
  readonly withdraw: () => boolean;
}

/** Retries that may happen at once after a quiet time. */
const RESERVE = 10;

/** @param share retries a read: 0.1 allows one retry in ten reads */
export const createRetryBudget = (share: number): RetryBudget => {
  let saved = RESERVE;
  return {
    deposit: () => {
      saved = Math.min(RESERVE, saved + share);
    },
    withdraw: () => {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
};
