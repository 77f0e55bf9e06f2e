import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** Takes a heap snapshot after a garbage collection and returns it as text. It includes the cache of the client. */
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
 * Expects that no secret is left in storage, address, elements, global texts, heap or console.
 * @param printed texts of the console
 */
export const expectNotInMemory = async (
  page: Page,
  secrets: readonly string[],
  printed: readonly string[],
): Promise<void> => {
  const inPage = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
      document.documentElement.outerHTML,
      Object.values(window).filter((value) => typeof value === 'string'),
    ]),
  );
  const memory = await memoryOf(page);
  for (const text of secrets)
    expect([inPage, memory, ...printed].filter((where) => where.includes(text)).length).toBe(0);
};
