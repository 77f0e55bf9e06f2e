// Guards: A first visit to the payments list loads few scripts and bytes before its first row is drawn.
import { firstVisit } from '../tools/vite-chunk-limits.ts';
import { openApp } from './support/index.ts';

interface Script {
  readonly name: string;
  readonly bytes: number;
}

/** Marks the time at which the first row of a list is drawn, as the performance mark `rows`. */
const watchRows = () => {
  const watcher = new MutationObserver(() => {
    if (document.querySelector('[role="row"][data-id]') === null) return;
    performance.mark('rows');
    watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
};

/** Reads the scripts of the build that were requested before the mark `rows`, with their compressed bytes. */
const scriptsUntilRows = (): readonly Script[] => {
  const [rows] = performance.getEntriesByName('rows');
  return performance
    .getEntriesByType('resource')
    .filter(
      ({ name, startTime }) => /^\/assets\/.*\.js$/.test(new URL(name).pathname) && startTime < (rows?.startTime ?? 0),
    )
    .map((entry) => ({
      name: new URL(entry.name).pathname,
      bytes: 'encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0,
    }));
};

test('the payments list draws its first row after few scripts and few bytes', async () => {
  const app = await openApp({ user: 'operador', path: '/perfil', width: 1440 });
  // a second page, so that the rows are watched from its beginning; scripts from the browser's cache count, too
  const page = await app.context.newPage();
  await page.addInitScript(watchRows);
  await page.goto(new URL('/pagos', app.page.url()).href);
  await page.locator('[role="row"][data-id]').first().waitFor();
  const scripts = await page.evaluate(scriptsUntilRows);
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes).toBeGreaterThan(0);
  const list = scripts.map((script) => `${script.bytes} ${script.name}`).join('\n');
  const isWithin = scripts.length <= firstVisit.scripts && bytes <= firstVisit.compressedBytes;
  expect(isWithin ? '' : `${scripts.length} scripts, ${bytes} bytes:\n${list}`).toBe('');
  await app.close();
});
