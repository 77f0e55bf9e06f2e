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

/** Code that was asked for and could not be fetched so far. */
const missed = new Set<Fetch>();

/** Notes that code was asked for and could not be fetched. */
export const noteMissed = (fetchCode: Fetch): void => void missed.add(fetchCode);

/** Notes that it is there now. */
export const noteFetched = (fetchCode: Fetch): void => void missed.delete(fetchCode);

/** True for an error that means that code could not be fetched. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missing.has(error);

/** Opens the page anew, if the server answers: without it, the browser would show its own page in place of ours. */
export const openAnew = async (): Promise<void> => {
  const answers = await readSettings().then(
    () => true,
    () => false,
  );
  if (answers) location.reload();
};

/** Milliseconds for which a screen is new: nothing is typed there yet. */
const NEW_SCREEN_MS = 1_000;

/**
 * Fetches the code without which the page goes on, or else opens the page anew: some browsers fetch again only then what
 * they could not fetch once. An answer that comes late opens nothing anew: something may be typed by then.
 */
export const fetchMissed = async (): Promise<void> => {
  const since = performance.now();
  const answers = await Promise.allSettled([...missed].map((fetchCode) => fetchCode()));
  const isNew = performance.now() - since < NEW_SCREEN_MS;
  if (isNew && answers.some(({ status }) => status === 'rejected')) await openAnew();
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
