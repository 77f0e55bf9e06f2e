/** Default wait in milliseconds. Pages load first; idle work still ends before its result is needed. */
const AFTER_MS = 5000;

/**
 * Runs a function after a wait, when the browser is idle. Returns a function that cancels it.
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
