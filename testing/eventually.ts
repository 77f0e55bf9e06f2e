/** Time limit in milliseconds. */
const PATIENCE = 15_000;

/** Pause between two attempts, in milliseconds. */
const LOOK_AGAIN = 100;

/** Retries the expectations until they hold. Fails with the last error after the time limit. */
export const eventually = async (expectations: () => Promise<void>): Promise<void> => {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      await expectations();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
  }
};
