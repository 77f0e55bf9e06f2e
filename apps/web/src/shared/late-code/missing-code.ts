import { sessionTexts } from '@/shared/storage';
import { readSettings } from '@/shared/settings/settings';

/** Errors of code that could not be fetched: the network is away, or a new version has replaced it. */
const missing = new WeakSet();

/** Notes from now on which errors mean that code is missing; browsers word them differently. */
export const watchMissingCode = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
  });
};

type Fetch = () => Promise<unknown>;

/** Code that was requested and could not be fetched so far. */
const missed = new Set<Fetch>();

/** Notes that code was requested and could not be fetched. */
export const noteMissed = (fetchCode: Fetch): void => void missed.add(fetchCode);

/** Notes that it is there now. */
export const noteFetched = (fetchCode: Fetch): void => void missed.delete(fetchCode);

/** True for an error that means that code could not be fetched. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missing.has(error);

/**
 * Opens the page anew, if the server answers: without it, the browser would show its own page in place of ours.
 * @param until the page stays as it is when this is aborted first
 */
export const openAnew = async (until?: AbortSignal): Promise<void> => {
  const answers = await readSettings().then(
    () => true,
    () => false,
  );
  if (answers && !until?.aborted) location.reload();
};

/** Milliseconds for which a screen is new: nobody reads there yet. */
const NEW_SCREEN_MS = 1_000;

/** The events of whoever begins to use a screen. */
const USES = ['input', 'keydown', 'pointerdown'];

/** Signal that aborts when the screen that is new now is used, or no longer new. */
const untilUsed = (): AbortSignal => {
  const used = new AbortController();
  const abort = () => used.abort();
  for (const use of USES) window.addEventListener(use, abort, { capture: true, signal: used.signal });
  setTimeout(abort, NEW_SCREEN_MS);
  return used.signal;
};

/**
 * Fetches the code without which the page goes on, or else opens the page anew: some browsers fetch again only then what
 * they could not fetch once. A screen that somebody uses by then stays, and what is typed there.
 */
export const fetchMissed = async (): Promise<void> => {
  if (missed.size === 0) return;
  const used = untilUsed();
  const answers = await Promise.allSettled([...missed].map((fetchCode) => fetchCode()));
  if (answers.some(({ status }) => status === 'rejected')) await openAnew(used);
};

/** Opens the page anew as soon as the network is back; the answer stops that. */
export const openAnewOnline = (): (() => void) => {
  const onOnline = () => void openAnew();
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('online', onOnline);
  };
};

/** The address of the first script, which is another one in every version of the application. */
const version = (): string => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

const KEY = 'code.opened-anew';

/** Opens the page anew, once for each version and address: a new version has the code that this one misses. */
export const openAnewOnce = (): void => {
  const attempt = `${version()} ${location.pathname}`;
  if (sessionTexts.read(KEY) === attempt) return;
  // where nothing can be noted, it would be opened for ever
  if (sessionTexts.write(KEY, attempt)) void openAnew();
};
