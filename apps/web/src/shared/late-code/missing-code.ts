import { sessionTexts } from '@/shared/storage';
import { readSettings } from '@/shared/settings/settings';

/** Errors of code that could not be fetched: the network is down, or a new version has replaced the chunk. */
const missing = new WeakSet();

/**
 * Starts to record the errors of missing chunks. Their messages differ between browsers, so an event of Vite identifies
 * them.
 */
export const watchMissingCode = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
  });
};

type Fetch = () => Promise<unknown>;

/** Code whose last fetch failed. */
const missed = new Set<Fetch>();

/** Records code that could not be fetched. */
export const recordMissed = (fetchCode: Fetch): void => void missed.add(fetchCode);

/** Forgets the failure of code that was fetched since. */
export const recordFetched = (fetchCode: Fetch): void => void missed.delete(fetchCode);

/** Returns true for an error of code that could not be fetched. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missing.has(error);

/**
 * Reloads the page if the server responds. Otherwise the browser would replace the page with its own error page.
 * @param until signal that cancels the reload when it is aborted first
 */
export const openAnew = async (until?: AbortSignal): Promise<void> => {
  const answers = await readSettings().then(
    () => true,
    () => false,
  );
  if (answers && !until?.aborted) location.reload();
};

/**
 * Milliseconds after navigation during which a reload disturbs nobody, unless the person already uses the new screen.
 */
const NEW_SCREEN_MS = 1_000;

/** Events that show that the person uses the screen. */
const USES = ['input', 'keydown', 'pointerdown'];

/** Returns a signal that aborts when the person uses the new screen, or after `NEW_SCREEN_MS`. */
const untilUsed = (): AbortSignal => {
  const used = new AbortController();
  const abort = () => used.abort();
  for (const use of USES) window.addEventListener(use, abort, { capture: true, signal: used.signal });
  setTimeout(abort, NEW_SCREEN_MS);
  return used.signal;
};

/**
 * Fetches the missing code again, or else reloads the page. Some browsers repeat a failed import only after a reload. A
 * screen that is in use by then is not reloaded, so that typed values stay.
 */
export const fetchMissed = async (): Promise<void> => {
  if (missed.size === 0) return;
  const used = untilUsed();
  const answers = await Promise.allSettled([...missed].map((fetchCode) => fetchCode()));
  if (answers.some(({ status }) => status === 'rejected')) await openAnew(used);
};

/** Reloads the page when the network is back. Returns a function that cancels this. */
export const openAnewOnline = (): (() => void) => {
  const onOnline = () => void openAnew();
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('online', onOnline);
  };
};

/** Returns the address of the first script, which differs in each version of the application. */
const version = (): string => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

const KEY = 'code.opened-anew';

/**
 * Reloads the page, unless its last reload of this kind was for the same version and path. A new version has the code
 * that is missing here.
 */
export const openAnewOnce = (): void => {
  const attempt = `${version()} ${location.pathname}`;
  if (sessionTexts.read(KEY) === attempt) return;
  // without a storage the page would be reloaded forever
  if (sessionTexts.write(KEY, attempt)) void openAnew();
};
