import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** Everything that the page still has in its memory, the client's cache included, as the text of a heap snapshot. */
const memoryOf = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('');
};

/**
 * Expects that what was typed stays nowhere: no storage, no address, no element, no variable, no memory.
 * @param told what the console said meanwhile
 */
export const expectNowhere = async (page: Page, secrets: readonly string[], told: readonly string[]): Promise<void> => {
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
      document.documentElement.outerHTML,
      Object.values(window).filter((value) => typeof value === 'string'),
    ]),
  );
  const memory = await memoryOf(page);
  for (const text of secrets) expect([kept, memory, ...told].filter((where) => where.includes(text)).length).toBe(0);
};
