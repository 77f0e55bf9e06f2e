import { notify } from '@/shared/feedback';
import { lateCodeTexts as texts } from './late-code.texts';

/** Returns the first script of a page; null if it has none. Its name differs in each version of the application. */
const scriptOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Minimum milliseconds between two requests. */
const PAUSE_MS = 60_000;

let askedAt = Date.now();
let isNewer = false;

/**
 * Returns true after the server was found to have another version than this page. The page is then reloaded at the next
 * navigation (`useNewerVersion`).
 */
export const hasNewerVersion = (): boolean => isNewer;

const ask = async (): Promise<void> => {
  if (isNewer || Date.now() - askedAt < PAUSE_MS) return;
  askedAt = Date.now();
  const answer = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  const script = scriptOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  if (!answer.ok || script === null || script === scriptOf(document)) return;
  isNewer = true;
  notify.info(texts.newer);
};

/** Checks the version of the server, at most once a minute. A failed request is ignored. */
export const lookForNewerVersion = (): void => {
  ask().catch(() => undefined);
};
