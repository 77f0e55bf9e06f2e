/** Pages come before this; what follows is there before it is needed. */
const AFTER_MS = 5000;

/**
 * Runs something once the application has been there for a while and has nothing else to do; the answer stops that.
 * @param afterMs milliseconds until then
 */
export const whenIdle = (run: () => void, afterMs = AFTER_MS): (() => void) => {
  const timer = setTimeout(() => {
    // Safari has no such callback
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else run();
  }, afterMs);
  return () => {
    clearTimeout(timer);
  };
};
