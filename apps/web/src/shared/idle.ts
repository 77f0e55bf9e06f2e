/** Pages come before this; what follows is there before it is needed. */
const AFTER_MS = 5000;

/** Runs something once the application has been there for a while and has nothing else to do; the answer stops that. */
export const whenIdle = (run: () => void): (() => void) => {
  const timer = setTimeout(() => {
    // Safari has no such callback
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else run();
  }, AFTER_MS);
  return () => {
    clearTimeout(timer);
  };
};
