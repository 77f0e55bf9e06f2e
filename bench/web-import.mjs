// Measures the tasks of the page while a large import file is read, paged through and corrected: the longest, and all.
import { workWithLargeFile } from '../e2e/support/large-import.mjs';

/** @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }} TraceEvent */

/** Reads the tasks of the page's main thread from a trace, in CPU milliseconds. @param {string} trace */
const tasksIn = (trace) => {
  /** @type {{ traceEvents: readonly TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace);
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ ph, name, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
};

/**
 * Measures one large file, from its choice until its corrections are undone.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions} options
 * @param {string} url of the import
 * @param {string} path of the file
 */
export const measureLargeImport = async (browser, options, url, path) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  await workWithLargeFile(page, path);
  const tasks = tasksIn(String(await browser.stopTracing()));
  await context.close();
  return { 'longest task, ms': Math.max(...tasks), 'all tasks, ms': tasks.reduce((sum, task) => sum + task, 0) };
};
