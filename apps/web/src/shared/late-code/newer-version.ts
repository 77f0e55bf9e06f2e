import { notify } from '@/shared/feedback';
import { lateCodeTexts as texts } from './late-code.texts';

/** The first script of a page, which has another name in every version of the application. */
const scriptOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Milliseconds between two questions. */
const PAUSE_MS = 60_000;

let askedAt = Date.now();
let isNewer = false;

/** True once the server has another version than this page runs: it opens at the next change of the screen. */
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

/** Asks for the version of the server, unless it was asked a moment ago. A server that is away has none. */
export const lookForNewerVersion = (): void => {
  ask().catch(() => undefined);
};
