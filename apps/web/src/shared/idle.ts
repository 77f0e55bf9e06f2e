/** Default wait in milliseconds, during which the page loads. */
const AFTER_MS = 5000;

/**
 * Runs a function after a wait, when the browser is idle. Returns a function that cancels it during the wait.
 * @param afterMs length of the wait in milliseconds
 */
export const whenIdle = (run: () => void, afterMs = AFTER_MS): (() => void) => {
  const timer = setTimeout(() => {
    // Safari has no `requestIdleCallback`
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else run();
  }, afterMs);
  return () => {
    clearTimeout(timer);
  };
};
