/** Milliseconds that something may take to become true. */
const PATIENCE = 15_000;

/** Milliseconds between two attempts. */
const LOOK_AGAIN = 100;

/** Waits until the expectations hold; when they never do, fails with the last reason. */
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
