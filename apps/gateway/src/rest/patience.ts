/** How long a call may take, and whether somebody still waits for it. */
export interface Patience {
  readonly signal: AbortSignal;
  /** What ended it, if anything. */
  readonly ended: () => 'deadline' | 'client' | undefined;
  /** Milliseconds left. */
  readonly left: () => number;
  /** Waits; less long when the patience ends before. */
  readonly pause: (ms: number) => Promise<void>;
  /** The call is over: forgets the timer and the client. */
  readonly release: () => void;
}

/** @param client aborted when the person who asked is gone; changes pass none, for they must not stop half-way */
export const startPatience = (deadlineMs: number, client?: AbortSignal): Patience => {
  const controller = new AbortController();
  const endsAt = performance.now() + deadlineMs;
  let ended: 'deadline' | 'client' | undefined;
  const end = (reason: 'deadline' | 'client') => {
    ended ??= reason;
    controller.abort();
  };
  const timer = setTimeout(() => end('deadline'), deadlineMs);
  const leave = () => end('client');
  if (client?.aborted) leave();
  else client?.addEventListener('abort', leave, { once: true });
  return {
    signal: controller.signal,
    ended: () => ended,
    left: () => endsAt - performance.now(),
    pause: (ms) =>
      new Promise((resolve) => {
        const wait = setTimeout(resolve, ms);
        controller.signal.addEventListener('abort', () => {
          clearTimeout(wait);
          resolve();
        });
      }),
    release: () => {
      clearTimeout(timer);
      client?.removeEventListener('abort', leave);
    },
  };
};
